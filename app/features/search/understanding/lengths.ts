import { rangeAt } from '#app/features/search/language/numbers.ts'
import { bookOf, type Found, listBook, phraseAt } from '#app/features/search/language/phrase-book.ts'
import type { Token } from '#app/features/search/language/tokens.ts'
import { isFree, partOf, type Reading, take } from './reading.ts'
import type { Length, Part } from './understanding.ts'

/** How long a trip is to be: "a week", "8-10 days", "menos de dos semanas", "fin de semana". */

const comparators = bookOf({
  most: 'less than, under, up to, at most, no more than, not more than, not over, no longer than, max, maximum, within, shorter than, menos de, hasta, maximo, un maximo de, maximo de, no mas de, como mucho, como maximo, a lo sumo, a lo mas',
  least:
    'more than, over, at least, minimum, a minimum of, longer than, mas de, al menos, por lo menos, minimo, un minimo de, como minimo, minimo de',
  about:
    'about, around, roughly, approximately, some, circa, or so, unos, unas, alrededor de, aproximadamente, cerca de, como, mas o menos',
})

export { comparators }

const afterwards = bookOf({
  most: 'max, maximum, or less, at most, tops, or fewer, maximo, como maximo, como mucho, o menos',
  least: 'or more, minimum, at least, plus, o mas, minimo, como minimo, al menos, por lo menos',
})

const units = bookOf({
  day: 'day, days, dia, dias, jornada',
  night: 'night, nights, noche, noches, nt, nts',
  week: 'week, weeks, semana, wk, wks',
  month: 'month, months, mes, meses',
})

/** Said without a number, or as one with its article. */
const fixed: Readonly<Record<string, Length>> = {
  weekend: { least: 2, most: 3 },
  long: { least: 3, most: 4 },
  few: { least: 3, most: 5 },
  couple: { least: 2, most: 3 },
  fortnight: { least: 14, most: 14 },
  fifteen: { least: 14, most: 15 },
  half: { least: 10, most: 11 },
  weeks: { least: 14, most: 14 },
  manyWeeks: { least: 14, most: 28 },
}
const fixedBook = bookOf({
  weekend: 'weekend, a weekend, weekend break, fin de semana, un fin de semana, finde, un finde',
  long: 'long weekend, a long weekend, puente, un puente, fin de semana largo, un fin de semana largo',
  few: 'few days, a few days, several days, some days, unos pocos dias, pocos dias, varios dias, algunos dias',
  couple: 'couple of days, a couple of days, par de dias, un par de dias',
  fortnight: 'fortnight, a fortnight, quincena, una quincena',
  fifteen: 'quince dias, 15 dias',
  half: 'week and a half, a week and a half, one and a half weeks, semana y media, una semana y media',
  weeks:
    'couple of weeks, a couple of weeks, couple weeks, a couple weeks, par de semanas, un par de semanas',
  manyWeeks: 'few weeks, a few weeks, several weeks, varias semanas, unas pocas semanas',
})

const ONE = listBook(
  'a, an, un, una, one, whole, a whole, full, a full, entire, an entire, toda una, una sola',
)

/** What says of nights that they are those of a bed, not of the trip. */
const eachStop = listBook(
  'in each place, in every place, at each place, each place, per place, at each stop, each stop, per stop, in each hotel, at each hotel, each hotel, per hotel, en cada lugar, por lugar, en cada sitio, por sitio, en cada parada, por parada, en cada hotel, por hotel, en cada uno',
)

function inDays(unit: string, low: number, high: number): Length {
  if (unit === 'night') return { least: low + 1, most: high + 1 }
  if (unit === 'week') return { least: low * 7, most: high * 7 }
  if (unit === 'month') return { least: low * 28, most: high * 31 }
  return { least: low, most: high }
}

/** Days of the longest trip that is told in months: "18 months" is rather a child's age. */
const LONGEST_IN_MONTHS = 100

/** A quantity with its unit: "8-10 days", "una semana", "7d". */
function quantityAt(tokens: readonly Token[], at: number): Found<Length> | null {
  const phrase = phraseAt(fixedBook, tokens, at)
  const named = phrase && fixed[phrase.value]
  if (phrase && named) return { ...phrase, value: named }
  // In the plural it is some of them; the stems of both are the same.
  const isSome = tokens[at]?.plain === 'unas' && tokens[at + 1]?.plain === 'semanas'
  if (isSome) return { value: { least: 14, most: 28 }, at, count: 2 }
  const article = phraseAt(ONE, tokens, at)
  const isSpanishTo = tokens[at]?.plain === 'a' && /^(dia|noche|semana|mes)/.test(tokens[at + 1]?.plain ?? '')
  const range =
    rangeAt(tokens, at) ?? (article && !isSpanishTo ? { low: 1, high: 1, count: article.count } : null)
  if (!range) return null
  const unitAt = at + range.count
  const token = tokens[unitAt]
  const isShort = token?.gap === '' && ['d', 'w', 'n'].includes(token.plain)
  const short = { d: 'day', w: 'week', n: 'night' }[token?.plain ?? '']
  const unit = isShort ? short : phraseAt(units, tokens, unitAt)?.value
  if (!unit || range.low < 1 || ['old', 'edad'].includes(tokens[unitAt + 1]?.plain ?? '')) return null
  const value = inDays(unit, range.low, range.high)
  const isAge = unit === 'month' && (value.least ?? 0) > LONGEST_IN_MONTHS
  return isAge ? null : { value, at, count: range.count + 1 }
}

function compared({ least, most }: Length, comparator: 'most' | 'least' | 'about' | undefined): Length {
  if (comparator === 'most') return { least: null, most }
  if (comparator === 'least') return { least, most: null }
  if (comparator === 'about' && least !== null && most !== null && least === most) {
    const room = Math.max(1, Math.round(least / 10))
    return { least: Math.max(1, least - room), most: most + room }
  }
  return { least, most }
}

function lengthAt({ tokens }: Reading, at: number): Found<Length> | null {
  const before = phraseAt(comparators, tokens, at)
  const quantity = before && quantityAt(tokens, at + before.count)
  const found = quantity ?? quantityAt(tokens, at)
  if (!found) return null
  const end = found.at + found.count
  if (phraseAt(eachStop, tokens, end)) return null
  const said = quantity ? null : phraseAt(afterwards, tokens, end)
  // "Two weeks, at least 3 nights": it is said of what follows.
  const after = said && quantityAt(tokens, end + said.count) ? null : said
  const value = compared(found.value, quantity ? before?.value : after?.value)
  return { value, at, count: end + (after?.count ?? 0) - at }
}

function wider(one: Length, other: Length): Length {
  const both = (a: number | null, b: number | null, pick: (a: number, b: number) => number) =>
    a === null || b === null ? null : pick(a, b)
  return { least: both(one.least, other.least, Math.min), most: both(one.most, other.most, Math.max) }
}

/** All lengths that a text names, as one: of contradicting ones the wider. */
export function readLength(reading: Reading): Part<Length> | null {
  const found: Found<Length>[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const length = lengthAt(reading, at)
    if (!length || !isFree(reading, at, length.count)) continue
    take(reading, length)
    found.push(length)
    at += length.count - 1
  }
  const last = found.at(-1)
  if (!last) return null
  const value = found.map(one => one.value).reduce(wider)
  return partOf(reading, last, value, found.slice(0, -1))
}
