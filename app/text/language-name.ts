import type { Locale } from '#database/values/locale.ts'

/** Names that no browser and no server knows, or by which nobody calls the language. */
const ownNames: Record<string, Record<Locale, string>> = {
  bzj: { en: 'Kriol', es: 'kriol' },
  cab: { en: 'Garifuna', es: 'garífuna' },
  cgg: { en: 'Rukiga', es: 'rukiga' },
  cmo: { en: 'Bunong', es: 'bunong' },
  kek: { en: 'Q’eqchi’', es: 'q’eqchi’' },
  lg: { en: 'Luganda', es: 'luganda' },
  mqy: { en: 'Manggarai', es: 'manggarai' },
  ttj: { en: 'Rutooro', es: 'rutooro' },
  tzj: { en: 'Tz’utujil', es: 'tz’utujil' },
}

/** A language's name in the reader's language: Spanish, español. */
export function languageName(code: string, locale: Locale): string {
  const key = code.toLowerCase()
  return ownNames[key]?.[locale] ?? new Intl.DisplayNames(locale, { type: 'language' }).of(key) ?? code
}
