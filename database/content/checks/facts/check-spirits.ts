import { LOCALES, type Locale } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

/** Spirits that are distilled at home, where methanol has killed travellers. */
const SPIRITS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:lao lao|arak|waragi|moonshine|(?:rice|maize|corn|home-made) (?:spirit|liquor|wine)s?|rượu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lao lao|arak|waragi|rượu|aguardiente (?:casero|de (?:arroz|maíz))|licores caseros)(?!\p{L})/iu,
}
const WARNING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:methanol|decline|refuse|do not drink|be left|leave|killed?|poison\w*|unlabelled|label|sealed?|cover)\b/i,
  es: /(?<!\p{L})(?:metanol|rechaza\w*|no lo tomes|no tomes|deja|matado|mató|matar|envenenado|sin etiqueta|etiqueta|sello|mejor no)(?!\p{L})/iu,
}

/** Checks that a text which offers a home-made spirit says why to decline it. */
export const checkSpirits: Check = catalogue =>
  textPairs(catalogue).flatMap(({ source, path, ...pair }) =>
    source.file.endsWith('/reviews.yaml')
      ? []
      : LOCALES.flatMap(locale => {
          const said = SPIRITS[locale].exec(pair[locale])?.[0]
          if (said === undefined || WARNING[locale].test(pair[locale])) return []
          return [
            problemAt(source, [...path, locale], `offers ${said} without a warning`, 'say why to decline it'),
          ]
        }),
  )
