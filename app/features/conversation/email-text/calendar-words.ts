const LOCALES = 'en es fr de it pt nl da sv nb pl ru uk id sw vi fi cs tr he ca sk bg ro hu el hr'.split(' ')

/** The words by which languages name days, each the first of a month of 2026. */
function calendarWords(parts: readonly Intl.DateTimeFormatOptions[]): ReadonlySet<string> {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)))
  const formats = LOCALES.flatMap(locale =>
    parts.map(part => new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' })),
  )
  const texts = formats.flatMap(format => days.map(day => format.format(day).toLowerCase()))
  return new Set(texts.flatMap(text => text.split(/[\s\d.,-]+/)).filter(word => word !== ''))
}

export const WEEKDAYS = calendarWords([{ weekday: 'long' }])
const SHORT_WEEKDAYS = calendarWords([{ weekday: 'short' }])

/** Names of months and days of the week: their languages write them in lower case. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  ...SHORT_WEEKDAYS,
  ...calendarWords(
    (['long', 'short'] as const).flatMap(month => [{ month }, { month, day: 'numeric' } as const]),
  ),
])
