import type { Locale } from '../../../values/locale.ts'
import { LOCALES } from '../../../values/locale.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

const NUMBERS: Record<Locale, readonly string[]> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'.split(' '),
}
const AGE: Record<Locale, string> = {
  en: `(\\d+|${NUMBERS.en.join('|')})\\b`,
  es: `(\\d+|${NUMBERS.es.join('|')})\\b`,
}

/** How a text says from which age children come: “a child of 8”, “children from six”, “niños desde los ocho años”. */
const FROM_AGE: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(`\\bchild(?:ren)? (?:are welcome )?(?:of|from|aged) ${AGE.en}`, 'gi'),
    new RegExp(`\\bchildren (?:are|of) ${AGE.en} (?:or more|and over)`, 'gi'),
    new RegExp(`\\b(?:not for children|children) under ${AGE.en} (?:are not taken|,? and people)`, 'gi'),
  ],
  es: [
    new RegExp(`\\bniños? (?:desde|a partir de) los ${AGE.es}`, 'gi'),
    new RegExp(`\\bniños? (?:cuyos|tienen) ${AGE.es} años o más`, 'gi'),
  ],
}

/** The lowest age of a child that a text names; null if it names none. */
function ageNamed(text: string, locale: Locale): number | null {
  const ages = FROM_AGE[locale].flatMap(pattern =>
    [...text.matchAll(pattern)].map(([, age = '']) => {
      const word = NUMBERS[locale].indexOf(age.toLowerCase())
      return word < 0 ? Number(age) : word + 2
    }),
  )
  return ages.length > 0 ? Math.min(...ages) : null
}

interface Admitting {
  minimumAge?: number | undefined
}

/** The texts that speak of who may come; a day's story may name the age of something else. */
const SPEAKING = ['bestFor', 'included', 'notIncluded', 'body', 'lead', 'rules', 'level']

/** Checks that a trip and a hotel have, as data, the least age that their texts name. */
export const checkAges: Check = catalogue => {
  const sources = new Map<string, Sourced<Admitting>>(
    catalogue.folders.flatMap(({ trips, hotels }) =>
      [...trips.values(), ...hotels.values()].map(source => [source.file, source] as const),
    ),
  )
  const named = textPairs(catalogue).flatMap(({ source: { file }, path, ...text }) => {
    const source = sources.get(file)
    if (!source || !SPEAKING.includes(String(path[0]))) return []
    return LOCALES.flatMap(locale => {
      const age = ageNamed(text[locale], locale)
      return age === null ? [] : [{ source, path: [...path, locale], age }]
    })
  })
  return [...Map.groupBy(named, ({ source }) => source)].flatMap(([source, texts]): Problem[] => {
    const { minimumAge } = source.value
    const wrong = texts.filter(({ age }) => minimumAge === undefined || age < minimumAge)
    const [lowest] = texts.toSorted((a, b) => a.age - b.age)
    const unnamed =
      minimumAge !== undefined && lowest !== undefined && lowest.age > minimumAge ? [lowest] : []
    return [...wrong, ...unnamed].map(({ path, age }) =>
      problemAt(
        source,
        path,
        `the text names children from ${age}, minimumAge says ${minimumAge ?? 'none'}`,
        'write the same age in both',
      ),
    )
  })
}
