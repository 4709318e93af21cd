/** The languages of the site; every authored text exists in both. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** A text in both languages. */
export type Words = Record<Locale, string>
