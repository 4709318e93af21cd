import type { WorkingHours } from '#database/values/working-hours.ts'

const MINUTE = 60_000
const STEP = 15
const DAY = 24 * 60 * MINUTE
/** Working time a planner has for the first answer. */
const ANSWER_WITHIN_MINUTES = 8 * 60
const LOOK_AHEAD_DAYS = 14

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface Shift {
  /** 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** Minutes since midnight; the last is not in it. */
  from: number
  to: number
}

/** A formatter takes far longer to make than to use; planners live in few zones. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** Null for an unknown time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
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

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function shiftsOf(hours: readonly WorkingHours[]): Shift[] {
  return hours
    .map(({ days, from, to }) => ({ days, from: minutesOf(from), to: minutesOf(to) }))
    .filter(({ days, from, to }) => days.length > 0 && from < to)
}

function isWorking(shifts: readonly Shift[], clock: Intl.DateTimeFormat, instant: number): boolean {
  const parts = clock.formatToParts(instant)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const weekday = WEEKDAYS.indexOf(of('weekday')) + 1
  const minutes = Number(of('hour')) * 60 + Number(of('minute'))
  return shifts.some(({ days, from, to }) => days.includes(weekday) && minutes >= from && minutes < to)
}

/**
 * When a first answer is due: after eight working hours of whoever has the request, in their own time zone
 * and to the quarter of an hour; a day later where no hours are known.
 */
export function answerDue(asked: Date, hours: readonly WorkingHours[], timeZone: string): Date {
  const aDayLater = new Date(asked.getTime() + DAY)
  const shifts = shiftsOf(hours)
  const clock = clockOf(timeZone)
  if (shifts.length === 0 || !clock) return aDayLater
  const step = STEP * MINUTE
  const end = asked.getTime() + LOOK_AHEAD_DAYS * DAY
  let left = ANSWER_WITHIN_MINUTES
  for (let instant = Math.ceil(asked.getTime() / step) * step; instant < end; instant += step) {
    if (isWorking(shifts, clock, instant)) left -= STEP
    if (left <= 0) return new Date(instant + step)
  }
  return aDayLater
}
