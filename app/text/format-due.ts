type Language = 'en' | 'es'

function written(locale: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-CR' : 'en-GB', { hourCycle: 'h23', ...options })
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const
const DAY = { day: 'numeric', month: 'short' } as const
/** Past this a weekday alone would be another week's. */
const WEEK_MS = 6 * 24 * 60 * 60_000

/** When an answer is due, in words: the planner's own clock, named, or UTC where it is not known. */
export function formatDue(instant: string, locale: Language, timeZone = 'UTC'): string {
  const words = written(locale, {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...HOUR,
    timeZoneName: 'short',
  }).format(new Date(instant))
  // After a hyphen a line may end, after a minus it may not.
  return words.replace('GMT-', 'GMT−')
}

/** An hour on a clock: 16:00. Without a zone it is the reader's own. */
export function formatHour(instant: Date, locale: Language, timeZone?: string): string {
  return written(locale, { ...HOUR, timeZone }).format(instant)
}

/** An instant as short as it is clear: today 16:00, in the same week Tue 16:00, else with its date. */
export function formatWhen(instant: Date, now: Date, locale: Language, timeZone?: string): string {
  const day = written(locale, { timeZone, year: 'numeric', ...DAY })
  const hour = formatHour(instant, locale, timeZone)
  if (day.format(instant) === day.format(now)) return hour
  const near = Math.abs(instant.getTime() - now.getTime()) < WEEK_MS
  const date = written(locale, { timeZone, ...(near ? { weekday: 'short' } : DAY) }).format(instant)
  return `${date} ${hour}`
}
