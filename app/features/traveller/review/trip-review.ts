/** Rules for travellers' reviews. */

export const reviewStates = ['waiting', 'published', 'refused', 'private'] as const
export type ReviewState = (typeof reviewStates)[number]

export const TITLE_LENGTH = 120
export const COMMENT_LENGTH = 5_000

/** Why a trip cannot be reviewed: it was not booked, it was signed but not paid, or it is not over. */
export const reviewRefusals = ['not_travelled', 'not_paid', 'not_over'] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

interface Travelled {
  closedDate: string | null
  lostDate: string | null
}

/** Why a trip cannot be reviewed; null from the last day (YYYY-MM-DD) of the signed, booked trip on. */
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

/** The group derived from the party, if the traveller did not give one. */
export function groupOf({ adults, childAges }: { adults: number; childAges: readonly number[] }): Group {
  if (childAges.length > 0) return 'Family'
  if (adults <= 1) return 'Solo'
  return adults === 2 ? 'Couple' : 'Friends'
}
