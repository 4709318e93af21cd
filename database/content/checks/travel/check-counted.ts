import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'

/** The number that a text gives for something: “Ten breakfasts” is 10. Returns null if it gives none. */
function countOf(words: string, thing: RegExp): number | null {
  return numberIn(new RegExp(`\\b(\\w+) ${thing.source}`, 'i').exec(words)?.[1])
}

const MEALS = { breakfast: /breakfasts?\b/, lunch: /lunch(es)?\b/, dinner: /dinners?\b/ } as const

function meals(source: Sourced<TripContent>): Problem[] {
  const { included, days } = source.value
  return included.flatMap(({ en }, i) =>
    Object.entries(MEALS).flatMap(([meal, name]) => {
      // “One lunch in Dos Brazos” is only one of several lists of meals.
      const said = /^all meals/i.test(en) ? null : countOf(en, name)
      const served = days.filter(day => day.meals.some(one => one === meal)).length
      if (said === null || said === served) return []
      const message = `says ${said} of ${meal}, the days have ${served}`
      return [problemAt(source, ['included', i], message, 'count the meals of the days')]
    }),
  )
}

function nights(source: Sourced<TripContent>): Problem[] {
  const { included, prices, days } = source.value
  const slept = days.filter(({ sleep }) => sleep).length
  // Nights on a train, a boat or in a tent have no hotel and may be counted separately.
  const inHotels = days.filter(({ sleep, hotel }) => sleep && hotel).length
  const texts = [
    ...included.map(({ en }, i) => [['included', i], en] as const),
    ...prices.map(({ what }, i) => [['prices', i, 'what'], what.en] as const),
  ]
  return texts.flatMap(([path, text]) => {
    // Only a text that opens with the nights means all of them: “Ten nights: Antigua two, …”.
    const said = /^\w+ nights\b(?! (in|at|on|of|ashore)\b)/i.test(text) ? countOf(text, /nights\b/) : null
    if (said === null || said === slept || said === inHotels) return []
    return [
      problemAt(source, path, `says ${said} nights, the days have ${slept}`, 'count the nights of the days'),
    ]
  })
}

/** Checks that the promised nights and meals are as many as those of the days. */
export const checkCounted: Check = ({ folders }) =>
  folders.flatMap(({ trips }) => [...trips.values()]).flatMap(source => [...nights(source), ...meals(source)])
