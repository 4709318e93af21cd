const DAY_MS = 24 * 60 * 60 * 1_000

/** How long somebody may take it back that they want their account deleted. */
const GRACE_MS = 7 * DAY_MS

/**
 * When an account goes that is asked to be deleted now: after seven days, and not before its owner is back from the last
 * trip they booked. Days are YYYY-MM-DD.
 */
export function deletesAt(now: Date, lastBookedDay: string | null): Date {
  const afterTrip = lastBookedDay ? Date.parse(lastBookedDay) + DAY_MS : 0
  return new Date(Math.max(now.getTime() + GRACE_MS, afterTrip))
}

/** What stands where the name of somebody stood who is gone. */
export const NOBODY = '—'
