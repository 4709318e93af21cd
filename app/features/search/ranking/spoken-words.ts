import type { TripGrounds } from '#app/features/search/grounds/trip-grounds.ts'
import { stopWords } from '#app/features/search/language/stop-words.ts'
import { tokensOf } from '#app/features/search/language/tokens.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'

/** Words that mean nothing of their own to us still tell trips apart by where they stand, and the more the rarer they are. */

/** Points of a word that only one trip says in a name. */
const RAREST = 10
/** The share of them by prominence: in a description, a story, a line, a name. */
const SHARES = [0, 0.15, 0.45, 0.75, 1]
/** Of a word that is understood as something wider. */
const WIDER = 0.5
const MOST_WORDS = 8

interface Weighed {
  stem: string
  weight: number
}

/** The words to look for: those left, and those that were read as a mood or a kind of activity. */
function wordsIn({ words, goals, activities }: Understanding): Weighed[] {
  // The moon of a “luna de miel” is no moon.
  const wider = [...goals, ...activities.filter(({ value }) => value.kind !== 'theme')]
    .map(({ from }) => from)
    .filter(from => !from.includes(' '))
  const all = [
    ...words.map(({ value }) => ({ text: value, weight: 1 })),
    ...wider.map(text => ({ text, weight: WIDER })),
  ].flatMap(({ text, weight }) =>
    tokensOf(text).flatMap(({ plain, stem }) =>
      stopWords.has(plain) || !/^\p{L}{3}/u.test(plain) ? [] : [{ stem, weight }],
    ),
  )
  return [...new Map(all.toReversed().map(one => [one.stem, one])).values()].slice(0, MOST_WORDS)
}

/** Points of each of these trips for the words it says. */
export function spokenPoints(
  understood: Understanding,
  trips: readonly TripGrounds[],
): (trip: TripGrounds) => number {
  const known = wordsIn(understood).map(({ stem, weight }) => {
    const saying = trips.reduce((sum, trip) => sum + (SHARES[trip.prominenceOf(stem)] ?? 0), 0)
    // A word that most say tells nothing.
    const rarity = Math.log((trips.length + 1) / (saying + 1)) / Math.log(trips.length + 1)
    return { stem, points: RAREST * weight * Math.max(0, rarity) }
  })
  return trip =>
    known.reduce((sum, { stem, points }) => sum + points * (SHARES[trip.prominenceOf(stem)] ?? 0), 0)
}
