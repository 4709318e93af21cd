import { LOCALES } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

interface Tariff {
  /** The page whose entrance is the tariff's home. */
  homes: readonly string[]
  /** Where the words mean this tariff. */
  within: RegExp
  /** How a text names it; the first group is the figure. */
  says: RegExp
}

/** What others charge and several pages name: each figure is that of its home. */
const TARIFFS: readonly Tariff[] = [
  {
    homes: [
      'uganda/attractions/bwindi-impenetrable-national-park',
      'rwanda/attractions/volcanoes-national-park',
    ],
    within: /^content\/(?:rwanda|uganda|articles|before-you-go\/(?:rwanda|uganda))/,
    says: /(?:gorilla permit|permit of|permiso de gorilas|permiso de(?= US))[^.;]{0,20}?US\$ ([\d,]+)/gi,
  },
  {
    homes: ['uganda/attractions/kibale-national-park'],
    within: /^content\/(?:uganda|articles)/,
    says: /(?:chimpanzee permit|permiso de chimpancés)[^.;]{0,20}?US\$ ([\d,]+)/gi,
  },
  {
    homes: ['peru/attractions/machu-picchu'],
    within: /^content\/(?:peru|articles\/machu)/,
    says: /(?:ticket for Machu Picchu|entrada a Machu Picchu|foreign adult pays|adulto extranjero paga)[^.;]{0,12}?S\/ ([\d,]+)/gi,
  },
  {
    homes: ['peru/attractions/colca-canyon'],
    within: /^content\/peru/,
    says: /(?:Colca ticket|boleto del Colca)[^.;]{0,12}?S\/ ([\d,]+)/gi,
  },
  {
    homes: ['cambodia/attractions/angkor-wat', 'cambodia/destinations/siem-reap'],
    within: /^content\/(?:cambodia|articles|before-you-go\/cambodia)/,
    says: /(?:Angkor pass|pase de Angkor)[^.;]{0,30}?US\$ ([\d,]+)/gi,
  },
]

/** The figures of a text, in either language. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(',', '')))
}

/** Checks that a permit or an entrance costs the same wherever a text names it, as on the page where its tariff stands. */
export const checkTariffs: Check = catalogue => {
  const texts = textPairs(catalogue)
  return TARIFFS.flatMap(({ homes, within, says }) => {
    const files = homes.map(home => `content/${home}.yaml`)
    const known = new Set(
      texts.filter(({ source }) => files.includes(source.file)).flatMap(({ en }) => figuresIn(en)),
    )
    return texts
      .filter(({ source }) => within.test(source.file) && !files.includes(source.file))
      .flatMap(({ source, path, ...pair }) =>
        LOCALES.flatMap(locale =>
          [...pair[locale].matchAll(says)].flatMap(([said, figure = '']) =>
            known.has(figuresIn(figure)[0] ?? 0)
              ? []
              : [
                  problemAt(
                    source,
                    [...path, locale],
                    `“${said}”; ${files.join(' and ')} say otherwise`,
                    'write the tariff of its own page',
                  ),
                ],
          ),
        ),
      )
  })
}
