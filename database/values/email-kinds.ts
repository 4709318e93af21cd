/** Optional kinds of email: a new proposal, a date that costs money, a request for a review. */
export const emailKinds = ['proposal', 'reminder', 'review'] as const
export type EmailKind = (typeof emailKinds)[number]
