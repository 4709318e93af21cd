import type { Locale } from '#database/values/locale.ts'

function written(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', { hourCycle: 'h23', ...options })
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const
const DAY = { day: 'numeric', month: 'short' } as const
/** Beyond this a weekday alone would be ambiguous. */
const WEEK_MS = 6 * 24 * 60 * 60_000

/** When an answer is due, as text: in the planner's time zone, named, or in UTC if it is unknown. */
export function formatDue(instant: string, locale: Locale, timeZone = 'UTC'): string {
  const words = written(locale, {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...HOUR,
    timeZoneName: 'short',
  }).format(new Date(instant))
  // A line may break after a hyphen, but not after a minus.
  return words.replace('GMT-', 'GMT−')
}

/** A time of day: 16:00. Without a zone it is in the reader's own. */
export function formatHour(instant: Date, locale: Locale, timeZone?: string): string {
  return written(locale, { ...HOUR, timeZone }).format(instant)
}

/** An instant in its shortest clear form: today 16:00, in the same week Tue 16:00, otherwise with its date. */
export function formatWhen(instant: Date, now: Date, locale: Locale, timeZone?: string): string {
  const day = written(locale, { timeZone, year: 'numeric', ...DAY })
  const hour = formatHour(instant, locale, timeZone)
  if (day.format(instant) === day.format(now)) return hour
  const near = Math.abs(instant.getTime() - now.getTime()) < WEEK_MS
  const date = written(locale, { timeZone, ...(near ? { weekday: 'short' } : DAY) }).format(instant)
  return `${date} ${hour}`
}

/** The day and the hour by which something is due: Monday 13:45, in Spanish "lunes a las 13:45". */
export function formatDueHour(instant: Date, locale: Locale, timeZone?: string): string {
  const hour = formatHour(instant, locale, timeZone)
  const isNear = instant.getTime() - Date.now() < WEEK_MS
  const day = written(locale, { timeZone, weekday: 'long', ...(isNear ? {} : DAY) }).format(instant)
  const at = locale === 'es' ? (hour.startsWith('01') ? ' a la ' : ' a las ') : ' '
  return `${day}${at}${hour}`
}
