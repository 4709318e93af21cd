import { type languageCodes, matchLanguage } from '#database/values/languages.ts'
import type { Locale } from '#database/values/locale.ts'

/** The sender's language: the browser's preferred one, otherwise the page's (section 7). */
export function languageOf(request: Request, locale: Locale): (typeof languageCodes)[number] {
  const preferred = (request.headers.get('accept-language') ?? '').split(',')
  return matchLanguage([...preferred.map(part => part.split(';')[0]?.trim() ?? ''), locale])
}
