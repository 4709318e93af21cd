export const DAY_MS = 24 * 60 * 60_000

/** Days as they stand in rows and answers, YYYY-MM-DD. */

/** Whole days between two days, YYYY-MM-DD; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Adds days to a day, YYYY-MM-DD; a negative number goes back. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS)
}

/** Adds months to a day, YYYY-MM-DD; uses the month's last day if the month is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  // The last day of the target month.
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return dayOf(date)
}

/** The UTC day of an instant, YYYY-MM-DD; money is computed by UTC days. */
export function dayOf(instant: Date | number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
