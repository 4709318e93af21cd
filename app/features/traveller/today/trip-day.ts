/** Where somebody is in a trip. */
export type TripMoment =
  | { kind: 'before'; days: number }
  | { kind: 'during'; index: number }
  | { kind: 'after' }
  | { kind: 'open' }

const DAY_MS = 24 * 60 * 60 * 1_000

/** The day of an instant on this device's calendar, YYYY-MM-DD: it stands where the traveller does. */
export function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Which day of a trip it is; `open` where no day is known. Days are YYYY-MM-DD and in order. */
export function momentOf(days: readonly { date: string }[], today: string): TripMoment {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return { kind: 'open' }
  if (today < first)
    return { kind: 'before', days: Math.round((Date.parse(first) - Date.parse(today)) / DAY_MS) }
  if (today > last) return { kind: 'after' }
  return { kind: 'during', index: days.findIndex(({ date }) => date === today) }
}
