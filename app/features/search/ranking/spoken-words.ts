import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { MeaningWords } from '#app/features/search/understanding/vocabulary.ts'
import { plainText, rootOf, stopWords, tokensOf } from '#app/features/search/understanding/words.ts'
import type { Words } from '#database/values/locale.ts'
import { activityKey, tellingGoals } from './criteria.ts'

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

/** A trip whose words are asked for. */
interface SpokenTrip {
  words: () => TripWords
}

const LETTERS = /\p{L}+/gu

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

/**
 * Words that mean nothing of their own to us still tell trips apart by where they stand, and the more the rarer they
 * are; and words that one text says together, by that: the quiet lake, lions in trees, a title half remembered.
 */

/** Points of a word that only one trip says in a name. */
const RAREST = 10
/** The share of them by prominence: in a description, a story, a line, a name. */
const SHARES = [0, 0.15, 0.45, 0.75, 1]
/** Of a word that is understood as something wider. */
const WIDER = 0.5
const MOST_WORDS = 8
/** The share of the points of words for those that stand in one text with another, and the most of them. */
const JOINT = 0.5
const MOST_JOINT = 6
/** The share for a name of an animal or a thing in a title. */
const TITLED = 0.4

interface Weighed {
  root: string
  /** Of the word alone; 0 for a name, which is weighed elsewhere. */
  weight: number
}

function weighed(texts: readonly string[], weight: number): Weighed[] {
  return texts.flatMap(text =>
    tokensOf(text).flatMap(({ plain }) =>
      stopWords.has(plain) || !/^\p{L}{3}/u.test(plain) ? [] : [{ root: rootOf(plain), weight }],
    ),
  )
}

const saidBy = (parts: readonly { from: string }[]) => parts.map(({ from }) => from)

/** The words to look for: those left, those that were read as a mood or a kind of activity, and names. */
function wordsIn(understood: Understanding): Weighed[] {
  const { words, activities, animals, things } = understood
  // The moon of a “luna de miel” is no moon.
  const wider = saidBy([
    ...tellingGoals(understood),
    ...activities.filter(
      ({ value, from }) => value.kind !== 'theme' && rootOf(plainText(from)) !== rootOf(value.key),
    ),
  ])
  const all = [
    ...weighed(
      words.map(({ value }) => value),
      1,
    ),
    ...weighed(
      wider.filter(from => !from.includes(' ')),
      WIDER,
    ),
    ...weighed(saidBy([...animals, ...things]), 0),
  ]
  return [...new Map(all.toReversed().map(one => [one.root, one])).values()].toReversed().slice(0, MOST_WORDS)
}

const BITS = 32

/** The most points of words that one text of a trip says together; in a title whole, elsewhere without the rarest, which counts alone. */
function jointPoints(
  words: TripWords,
  known: readonly { root: string; rarity: number; weight: number }[],
): number {
  const said = known.flatMap(({ root, rarity, weight }) => {
    const [low, high] = words.textsWith(root)
    return low === 0 && high === 0 ? [] : [{ low, high, rarity, weight }]
  })
  if (said.length < 2) return 0
  // Only texts that say two of the words are looked at.
  const once = [0, 0]
  const twice = [0, 0]
  for (const { low, high } of said) {
    twice[0] = (twice[0] ?? 0) | ((once[0] ?? 0) & low)
    twice[1] = (twice[1] ?? 0) | ((once[1] ?? 0) & high)
    once[0] = (once[0] ?? 0) | low
    once[1] = (once[1] ?? 0) | high
  }
  let most = 0
  for (let bit = 0; bit < 2 * BITS; bit++) {
    if ((((twice[bit < BITS ? 0 : 1] ?? 0) >> (bit % BITS)) & 1) === 0) continue
    const here = said.filter(({ low, high }) => (((bit < BITS ? low : high) >> (bit % BITS)) & 1) === 1)
    // Names are weighed together elsewhere, by the outings that are both.
    const isNew = bit === 0 || here.some(({ weight }) => weight === 1)
    const counted = isNew ? here : here.filter(({ weight }) => weight > 0)
    const sum = counted.reduce((all, { rarity }) => all + rarity, 0)
    const rarest = Math.max(0, ...counted.map(({ rarity }) => rarity))
    most = Math.max(most, bit === 0 ? sum : sum - rarest)
  }
  return Math.min(MOST_JOINT, most * RAREST * JOINT)
}

/** Of a trip that is about something, for its title and for its line; the rarer, the more. */
const ABOUT = { title: 8, line: 4 } as const
/** The title, and what a trip says of itself, are its first texts. */
const TITLE = 1
const LINE = 2

interface Subject {
  roots: readonly string[]
  /** Things are weighed by where a text says them, so that only a title adds to it. */
  isThing: boolean
}

/** Each animal, activity and thing that was named, by any word that means nothing wider: “bici” and “bicycle”. */
function subjectsIn({ animals, activities, things }: Understanding, words: MeaningWords): Subject[] {
  const meaning = (named: readonly string[]) =>
    named.flatMap(one =>
      (words.get(one) ?? []).flatMap(({ word, keys }) =>
        keys.every(key => named.includes(key)) ? word : [],
      ),
    )
  const all = [
    ...animals.map(({ value, from }) => ({ from, isThing: false, said: meaning(value) })),
    ...activities
      .filter(({ value: { kind } }) => kind === 'interest' || kind === 'tour-type')
      .map(({ value, from }) => ({ from, isThing: false, said: meaning([activityKey(value)]) })),
    ...things.map(({ value: { names }, from }) => ({
      ...{ from, isThing: true },
      said: [...names.en, ...names.es].filter(name => !/[\s-]/.test(name)).map(plainText),
    })),
  ]
  return [...Map.groupBy(all, ({ from }) => from).values()].map(group => ({
    roots: [
      ...new Set(
        group
          .flatMap(({ said }) => said)
          .filter(word => !stopWords.has(word))
          .map(rootOf),
      ),
    ],
    isThing: group.every(({ isThing }) => isThing),
  }))
}

/** Points of each of these trips for what it is about: “Round the Lake by Bicycle” for who wants to cycle. */
function aboutPoints(
  subjects: readonly Subject[],
  trips: readonly SpokenTrip[],
): (trip: SpokenTrip) => number {
  const levelOf = ({ roots, isThing }: Subject, trip: SpokenTrip) => {
    const bits = roots.reduce((all, root) => all | trip.words().textsWith(root)[0], 0)
    if (bits & TITLE) return ABOUT.title
    return bits & LINE && !isThing ? ABOUT.line : 0
  }
  const points = new Map<SpokenTrip, number>()
  for (const subject of subjects) {
    const saying = trips.flatMap(trip => {
      const level = levelOf(subject, trip)
      return level > 0 ? [{ trip, level }] : []
    })
    const rarity = Math.log((trips.length + 1) / (saying.length + 1)) / Math.log(trips.length + 1)
    for (const { trip, level } of saying) points.set(trip, (points.get(trip) ?? 0) + rarity * level)
  }
  return trip => points.get(trip) ?? 0
}

/** Points of each of these trips for the words it says. */
export function spokenPoints(
  understood: Understanding,
  trips: readonly SpokenTrip[],
  words: MeaningWords,
): (trip: SpokenTrip) => number {
  const spoken = wordPoints(understood, trips)
  const about = aboutPoints(subjectsIn(understood, words), trips)
  return trip => spoken(trip) + about(trip)
}

function wordPoints(understood: Understanding, trips: readonly SpokenTrip[]): (trip: SpokenTrip) => number {
  const known = wordsIn(understood).map(({ root, weight }) => {
    const saying = trips.reduce((sum, trip) => sum + (SHARES[trip.words().prominenceOf(root)] ?? 0), 0)
    // A word that most say tells nothing.
    const rarity = Math.max(0, Math.log((trips.length + 1) / (saying + 1)) / Math.log(trips.length + 1))
    return { root, rarity, weight, points: RAREST * weight * rarity }
  })
  if (known.length === 0) return () => 0
  return trip => {
    const words = trip.words()
    const alone = known.reduce(
      (sum, { root, points }) => sum + points * (SHARES[words.prominenceOf(root)] ?? 0),
      0,
    )
    const titled = known.reduce(
      (sum, { root, rarity, weight }) =>
        weight === 0 && (words.textsWith(root)[0] & 1) === 1 ? sum + RAREST * TITLED * rarity : sum,
      0,
    )
    return alone + Math.max(titled, jointPoints(words, known))
  }
}
