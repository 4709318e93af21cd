/** Position of a day relative to a trip. */
export type TripMoment =
  | { kind: 'before'; days: number }
  | { kind: 'during'; index: number }
  | { kind: 'after' }
  | { kind: 'open' }

const DAY_MS = 24 * 60 * 60 * 1_000

/** The date of an instant on this device, YYYY-MM-DD; the device is where the traveller is. */
export function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Which day of a trip a day is; `open` without dates. Days are YYYY-MM-DD and sorted. */
export function momentOf(days: readonly { date: string }[], today: string): TripMoment {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return { kind: 'open' }
  if (today < first)
    return { kind: 'before', days: Math.round((Date.parse(first) - Date.parse(today)) / DAY_MS) }
  if (today > last) return { kind: 'after' }
  return { kind: 'during', index: days.findIndex(({ date }) => date === today) }
}
