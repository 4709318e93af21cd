const LOCALES = 'en es fr de it pt nl da sv nb pl ru uk id sw vi fi cs tr he ca sk bg ro hu el hr'.split(' ')
/** Twelve days, each in another month, all days of the week among them. */
const DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)))

type Part = 'weekday' | 'month'
interface Word {
  type: Part
  text: string
}

function wordsIn(format: Intl.DateTimeFormat): Word[] {
  return DAYS.flatMap(day => format.formatToParts(day)).flatMap(({ type, value }) =>
    type !== 'weekday' && type !== 'month'
      ? []
      : value
          .toLowerCase()
          .split(/[\s\d.,-]+/)
          .flatMap(text => (text === '' ? [] : [{ type, text }])),
  )
}

/** In a date and alone: some languages decline months. Few formats, because each takes a third of a millisecond. */
function wordsOf(length: 'long' | 'short'): Word[] {
  const inDate = { weekday: length, month: length, day: 'numeric' } as const
  return LOCALES.flatMap(locale =>
    [inDate, { month: length }].flatMap(parts =>
      wordsIn(new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })),
    ),
  )
}

const LONG = wordsOf('long')

export const WEEKDAYS: ReadonlySet<string> = new Set(
  LONG.flatMap(({ type, text }) => (type === 'weekday' ? [text] : [])),
)

/** Names of months and days of the week: their languages write them in lower case. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set(
  [...LONG, ...wordsOf('short')].map(({ text }) => text),
)
