/** Emails that somebody may do without: a new proposal, a date that costs money, a word after the trip. */
export const emailKinds = ['proposal', 'reminder', 'review'] as const
export type EmailKind = (typeof emailKinds)[number]
