const DAY_MS = 86_400_000

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The days of each year that were looked for: finding one reads up to a year of dates. */
const found = new Map<string, Date>()

/** The day of a year that has this month and day of the lunar year. A leap month has no such days. */
export function lunarDay(year: number, month: number, day: number): Date {
  const key = `${year} ${month} ${day}`
  const known = found.get(key) ?? search(year, month, day)
  found.set(key, known)
  return known
}

/** The lunar year begins between 21 January and 21 February. */
function search(year: number, month: number, day: number): Date {
  for (let at = Date.UTC(year, 0, 20); at < Date.UTC(year + 1, 1, 22); at += DAY_MS) {
    const parts = lunar.formatToParts(at)
    const of = (type: string) => parts.find(part => part.type === type)?.value
    if (of('month') === String(month) && of('day') === String(day)) return new Date(at)
  }
  throw new Error(`no day ${day} of month ${month} in the lunar year ${year}`)
}
