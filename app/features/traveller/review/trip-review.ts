/** Pure rules about what travellers write of their trips. */

export const reviewStates = ['waiting', 'published', 'refused', 'private'] as const
export type ReviewState = (typeof reviewStates)[number]

export const TITLE_LENGTH = 120
export const COMMENT_LENGTH = 5_000

/** Why nothing can be written of a trip: it was not booked, it was signed and nothing is paid of it, or it is not over. */
export const reviewRefusals = ['not_travelled', 'not_paid', 'not_over'] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

interface Travelled {
  closedDate: string | null
  lostDate: string | null
}

/** Only who went may write, from the last day (YYYY-MM-DD) of what was signed on; null where they may. */
export function whyNoReview(
  { closedDate, lostDate }: Travelled,
  signed: { endsOn: string | null } | null,
  today: string,
): ReviewRefusal | null {
  const endsOn = signed?.endsOn ?? null
  if (signed && !closedDate && !lostDate) return 'not_paid'
  if (!closedDate || lostDate || endsOn === null) return 'not_travelled'
  return today < endsOn ? 'not_over' : null
}

type Group = 'Couple' | 'Family' | 'Solo' | 'Friends'

/** Who went, where they did not say it themselves. */
export function groupOf({ adults, childAges }: { adults: number; childAges: readonly number[] }): Group {
  if (childAges.length > 0) return 'Family'
  if (adults <= 1) return 'Solo'
  return adults === 2 ? 'Couple' : 'Friends'
}
