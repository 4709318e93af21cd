import { plainText, stemOf } from '#app/features/search/understanding/words.ts'
import type { Words } from '#database/values/locale.ts'

/** The words that a trip says, how prominently, and which of them stand in one text: “quiet” and “lake”. */

interface Texts {
  name: Words
  line: Words
  lead: Words
  body: Words
}

/** The texts of a trip, of its days, and of what they use. */
interface SpeakingTrip {
  title: Words
  line: Words
  about: readonly Words[]
  days: readonly {
    title: Words
    story: Words
    tours: readonly Texts[]
    visits: readonly Texts[]
    hotel: Texts | null
  }[]
}

export interface TripWords {
  /** How prominently it says a word, by its root: 0 for not at all, up to 4 in its title or an outing's name. */
  prominenceOf: (root: string) => number
  /** The texts that say a word, a bit each: the title first, then its other words, its days, outings, sights and houses. */
  textsWith: (root: string) => readonly [low: number, high: number]
}

const LETTERS = /\p{L}+/gu
/** Shorter words have no ending to lose. */
const LEAST_ENDED = 6
const LEAST_VOWEL = 4

/** The form that “walking”, “walked” and “walks” share, and “tranquila” and “tranquilo”. */
export function rootOf(plain: string): string {
  const stem = stemOf(plain)
  const ended = plain.length >= LEAST_ENDED ? stem.replace(/(?:ing|ed)$/, '') : stem
  const root = ended === stem ? stem : ended.replace(/([bdgmnprt])\1$/, '$1')
  const isLong = root.length >= LEAST_ENDED || root.endsWith('e')
  return isLong && root.length >= LEAST_VOWEL ? root.replace(/[aeo]$/, '') : root
}

/** Numbers of all roots of words that trips say, and the number of the root of each word. */
const rootNumbers = new Map<string, number>()
const numbersOfWords = new Map<string, number>()

function numberOf(word: string): number {
  const known = numbersOfWords.get(word)
  if (known !== undefined) return known
  const root = rootOf(plainText(word))
  const number = rootNumbers.get(root) ?? rootNumbers.size
  rootNumbers.set(root, number)
  numbersOfWords.set(word, number)
  return number
}

/** Of a trip with more, the last are not told apart. */
const MOST_TEXTS = 64
const HALF = 32

/** The texts of a trip, its title first, each as fields by their prominence. */
function textsOf({ title, line, about, days }: SpeakingTrip): (readonly [level: number, words: Words])[][] {
  const items = days.flatMap(({ tours, visits, hotel }) => [
    ...tours.map(tour => ({ ...tour, levels: [4, 3, 1] as const })),
    ...[...visits, ...(hotel ? [hotel] : [])].map(item => ({ ...item, levels: [3, 2, 1] as const })),
  ])
  const once = new Map(items.map(item => [item.name.en, item])).values()
  return [
    [[4, title]],
    [[3, line], ...about.map(words => [2, words] as const)],
    ...days.map(day => [[3, day.title] as const, [2, day.story] as const]),
    ...Array.from(once, ({ name, line: short, lead, body, levels: [high, middle, low] }) => [
      [high, name] as const,
      [middle, short] as const,
      [middle, lead] as const,
      [low, body] as const,
    ]),
  ]
}

interface Saying {
  level: number
  low: number
  high: number
}

/** The roots of a trip with where they stand, in sorted numbers: a map of them would take five times the memory. */
export function wordsOfTrip(trip: SpeakingTrip): TripWords {
  const found = new Map<number, Saying>()
  for (const [i, fields] of textsOf(trip).entries()) {
    const bit = 1 << (i % HALF)
    for (const [level, { en, es }] of fields)
      for (const word of `${en} ${es}`.toLowerCase().match(LETTERS) ?? []) {
        const number = numberOf(word)
        const { level: before, low, high } = found.get(number) ?? NOWHERE
        found.set(number, {
          level: Math.max(before, level),
          low: i < HALF ? low | bit : low,
          high: i >= HALF && i < MOST_TEXTS ? high | bit : high,
        })
      }
  }
  const sorted = [...found].toSorted(([a], [b]) => a - b)
  const numbers = Uint32Array.from(sorted, ([number]) => number)
  const levels = Uint8Array.from(sorted, ([, { level }]) => level)
  const lows = Int32Array.from(sorted, ([, { low }]) => low)
  const highs = Int32Array.from(sorted, ([, { high }]) => high)
  const at = (root: string) => indexIn(numbers, rootNumbers.get(root) ?? -1)
  return {
    prominenceOf: root => levels[at(root)] ?? 0,
    textsWith: root => [lows[at(root)] ?? 0, highs[at(root)] ?? 0],
  }
}
const NOWHERE: Saying = { level: 0, low: 0, high: 0 }

/** Where a number stands among sorted ones; -1 if it does not. */
function indexIn(numbers: Uint32Array, number: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return numbers[low] === number ? low : -1
}
