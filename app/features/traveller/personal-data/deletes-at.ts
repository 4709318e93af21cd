const DAY_MS = 24 * 60 * 60 * 1_000

/** Period in which a deletion can be cancelled. */
const GRACE_MS = 7 * DAY_MS

/**
 * When an account is deleted if that is requested now: after seven days, and not before its owner returns from their
 * last booked trip. Days are YYYY-MM-DD.
 */
export function deletesAt(now: Date, lastBookedDay: string | null): Date {
  const afterTrip = lastBookedDay ? Date.parse(lastBookedDay) + DAY_MS : 0
  return new Date(Math.max(now.getTime() + GRACE_MS, afterTrip))
}

/** Replaces the name of a deleted person. */
export const NOBODY = '—'
