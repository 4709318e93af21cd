import { minutesOfClock } from '#database/values/clock.ts'
import type { WorkingHours } from '#database/values/working-hours.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export interface Shift {
  /** 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** Minutes since midnight; the end is exclusive. */
  from: number
  to: number
}

/** Formatters are slow to create, and planners live in few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** Null for an unknown time zone. */
export function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = makeClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Working hours in minutes, without empty ones. */
export function shiftsOf(hours: readonly WorkingHours[]): Shift[] {
  return hours
    .map(({ days, from, to }) => ({ days, from: minutesOfClock(from), to: minutesOfClock(to) }))
    .filter(({ days, from, to }) => days.length > 0 && from < to)
}

/** Whether an instant (milliseconds since 1970) is working time in the shifts' time zone. */
export function isWorking(shifts: readonly Shift[], clock: Intl.DateTimeFormat, instant: number): boolean {
  const parts = clock.formatToParts(instant)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const weekday = WEEKDAYS.indexOf(of('weekday')) + 1
  const minutes = Number(of('hour')) * 60 + Number(of('minute'))
  return shifts.some(({ days, from, to }) => days.includes(weekday) && minutes >= from && minutes < to)
}
