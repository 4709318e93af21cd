import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

const EDGE = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`

/** Spanish speaks to one reader or to several: words that can only be one of the two. */
const ONE = new RegExp(
  `${EDGE}(?:tú|ti|te|tus?|tuy[oa]s?|contigo|quieres|puedes|tienes|llegas|duermes|prefieres|vuelves|necesitas|quieras|puedas|dime|dinos|avísanos|avísame|escríbeme|escríbenos)${END}`,
  'iu',
)
const SEVERAL = new RegExp(
  `${EDGE}(?:[Uu]stedes|(?:[Dd]ígan|avísen|escríban|pídan)(?:me|nos|l[oa]s?)|[Ss]i (?:llegan|quieren|prefieren) (?:antes|después|a|de|en|ver|más|algo)|[Vv]engan|[Tt]raigan)${END}`,
  'u',
)

/** Lines of a price name a party, and a review speaks to whom it likes. */
function isOurs({ source, path }: TextPair): boolean {
  return !source.file.endsWith('/reviews.yaml') && path[0] !== 'prices'
}

function problem({ source, path, es }: TextPair, message: string): Problem {
  const said = `${SEVERAL.exec(es)?.[0] ?? ONE.exec(es)?.[0]}`
  return problemAt(
    source,
    [...path, 'es'],
    `“${said}”: ${message}`,
    'speak to one reader, or to several, throughout',
  )
}

/** Checks that a Spanish text, and a trip as a whole, speaks either to one reader or to several. */
export const checkAddress: Check = catalogue => {
  const texts = textPairs(catalogue).filter(isOurs)
  const mixed = texts.filter(({ es }) => ONE.test(es) && SEVERAL.test(es))
  const trips = Map.groupBy(
    texts.filter(({ source }) => source.file.includes('/trips/')),
    ({ source }) => source.file,
  )
  const across = [...trips.values()].flatMap(own => {
    const [one, several] = [own.filter(({ es }) => ONE.test(es)), own.filter(({ es }) => SEVERAL.test(es))]
    return several.length === 0 || one.length === 0 ? [] : one.length < several.length ? one : several
  })
  return [
    ...mixed.map(text => problem(text, 'the same text speaks to one and to several')),
    ...across
      .filter(text => !mixed.includes(text))
      .map(text => problem(text, 'the rest of the trip speaks otherwise')),
  ]
}
