import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Times as the office shows them: in the reader's time zone unless another is given. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Beyond this, a weekday alone would be ambiguous. */
const WEEK = 6 * DAY

const made = new Map<string, Intl.DateTimeFormat | null>()

/** Formatters are cached, because they are slow to create. Null for an unknown time zone. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | null {
  const language = getLocale() === 'es' ? 'es-CR' : 'en-GB'
  const key = language + JSON.stringify(options)
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = make(language, options)
  made.set(key, fresh)
  return fresh
}

function make(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function write(at: Date, options: Intl.DateTimeFormatOptions): string {
  return formatter(options)?.format(at) ?? ''
}

/** For example 16:00; empty for an unknown time zone. */
export function hourOf(at: Date, timeZone?: string): string {
  return write(at, { hour: '2-digit', minute: '2-digit', timeZone })
}

/** Mon 08:41 */
export function weekdayAndHour(at: Date, timeZone?: string): string {
  const day = write(at, { weekday: 'short', timeZone })
  return day && `${day} ${hourOf(at, timeZone)}`
}

/** For example 10 January; with the year if it is not the current one. */
export function dayWords(at: Date, now: Date, timeZone?: string): string {
  const year = at.getUTCFullYear() === now.getUTCFullYear() ? {} : { year: 'numeric' as const }
  return write(at, { day: 'numeric', month: 'short', ...year, timeZone })
}

/** Sat 27 */
export function weekdayAndDate(at: Date, timeZone?: string): string {
  return write(at, { weekday: 'short', day: 'numeric', timeZone })
}

/** Shortest unambiguous form: 16:00 today, Tue 16:00 in the same week, otherwise the date. */
export function whenOf(at: Date, now: Date): string {
  const isToday = write(at, { dateStyle: 'short' }) === write(now, { dateStyle: 'short' })
  if (isToday) return hourOf(at)
  return Math.abs(at.getTime() - now.getTime()) < WEEK ? weekdayAndHour(at) : dayWords(at, now)
}

/** 25 min, 3 h 10, 2 days. */
export function lengthOf(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE))
  if (minutes < 60) return m.office_minutes({ minutes })
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return m.office_days({ days: Math.floor(hours / 24) })
  const rest = String(minutes % 60).padStart(2, '0')
  return minutes % 60 === 0 ? m.office_hours({ hours }) : `${m.office_hours({ hours })} ${rest}`
}

/** What a row's time column depends on. */
interface RowTimes {
  group: string
  answerDueTs: string
  waitingSince: string
  snoozedUntil: string | null
}

/** Time column of a row: how late, when due, how long the traveller takes, or when it comes back. */
export function clockWords(row: RowTimes, now: Date): string {
  const due = new Date(row.answerDueTs)
  switch (row.group) {
    case 'late':
      return m.office_late({ length: lengthOf(now.getTime() - due.getTime()) })
    case 'waiting':
    case 'over':
      return lengthOf(now.getTime() - new Date(row.waitingSince).getTime())
    case 'snoozed':
      return m.office_wakes({ when: whenOf(new Date(row.snoozedUntil ?? row.answerDueTs), now) })
    default:
      return whenOf(due, now)
  }
}

/** Height of a sun that sets at the due time: 1 at noon, 0 at the horizon. */
export function sunHeight(row: Pick<RowTimes, 'answerDueTs'>, now: Date): number {
  const left = new Date(row.answerDueTs).getTime() - now.getTime()
  return Math.min(1, Math.max(0, left / (8 * HOUR)))
}

const MINUTE_MS = 60_000

/** The current time, updated at the start of each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer = 0
    function update(): void {
      setNow(new Date())
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
    return () => window.clearTimeout(timer)
  }, [])
  return now
}

/** Hour since which the browser is offline; null while it is online. */
export function useOnline(): string | null {
  const [since, setSince] = useState<string | null>(null)
  useEffect(() => {
    const over = new AbortController()
    addEventListener('offline', () => setSince(hourOf(new Date())), over)
    addEventListener('online', () => setSince(null), over)
    if (!navigator.onLine) setSince(hourOf(new Date()))
    return () => over.abort()
  }, [])
  return since
}

/** Hour at which the working day starts, on the reader's clock. */
const MORNING = 8

function morningIn(days: number, now: Date): Date {
  const morning = new Date(now)
  morning.setDate(morning.getDate() + days)
  morning.setHours(MORNING, 0, 0, 0)
  return morning
}

export type SnoozeChoice = 'hours' | 'tomorrow' | 'monday' | 'month'

/** Presets: in three hours, tomorrow morning, next Monday morning, in four weeks. */
export function snoozeTimes(now: Date): Record<SnoozeChoice, Date> {
  const toMonday = (8 - now.getDay()) % 7 || 7
  return {
    hours: new Date(now.getTime() + 3 * HOUR),
    tomorrow: morningIn(1, now),
    monday: morningIn(toMonday, now),
    month: morningIn(28, now),
  }
}

/** Converts an instant to the format of `<input type="datetime-local">`, and back. */
export function toLocalInput(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

export function fromLocalInput(text: string): Date | null {
  const at = new Date(text)
  return text && !Number.isNaN(at.getTime()) ? at : null
}
