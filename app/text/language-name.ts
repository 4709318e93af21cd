import type { Locale } from '#database/values/locale.ts'

/** A language's name in the reader's language: Spanish, español. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code.toLowerCase()) ?? code
}
