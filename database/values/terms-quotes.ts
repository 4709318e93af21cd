/** What a page or an article may quote of the terms, as `{terms.deposit}`; content/terms.yaml has the figures. */
export const termsQuotes = ['deposit', 'depositDays', 'balanceDays', 'refund'] as const
export type TermsQuote = (typeof termsQuotes)[number]

/** A quote in a text: its name is the first group. */
export const TERMS_QUOTE = /\{terms\.([^}]*)\}/g
