/**
 * Optional kinds of email: a new proposal, a date before the trip, a request for a review, a trip's anniversary; for planners, the
 * facts that grew old.
 */
export const emailKinds = ['proposal', 'reminder', 'review', 'anniversary', 'facts'] as const
export type EmailKind = (typeof emailKinds)[number]
