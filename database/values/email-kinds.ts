/** Optional kinds of email: a new proposal, a date before the trip, a request for a review, a trip's anniversary. */
export const emailKinds = ['proposal', 'reminder', 'review', 'anniversary'] as const
export type EmailKind = (typeof emailKinds)[number]
