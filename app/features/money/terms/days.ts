const DAY_MS = 24 * 60 * 60 * 1_000

/** Whole days from one day to another, both YYYY-MM-DD; below zero where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** So many days after a day, YYYY-MM-DD; before it where they are below zero. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day so many months later, YYYY-MM-DD; the month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  // The last day of the month it shall be in.
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return date.toISOString().slice(0, 10)
}

/** The day of an instant in UTC, by which money is computed: YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
