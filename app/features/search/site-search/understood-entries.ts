import type { Part, Understanding } from '#app/features/search/understanding/understanding.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** Whether the words describe a trip: time, length, budget, party or activities. */
export function describesTrip(understood: Understanding): boolean {
  const { when, length, budget, party, effort, goals, activities, avoid } = understood
  const is = [when, length, budget, party, effort].some(part => part !== null)
  return is || [goals, activities, avoid].some(parts => parts.length > 0)
}

/** Whether anything understood could match trips, even if the words do not describe one. */
export function isAboutTrips(understood: Understanding): boolean {
  const { countries, places, animals } = understood
  return describesTrip(understood) || [countries, places, animals].some(parts => parts.length > 0)
}

/** A name of one animal comes before a name of many: the monkey with the long nose is one of the monkeys. */
const MOST_SPECIFIC = 0.005

/** Entries that the words were understood to name, also by synonyms: Drake Bay, monkeys. */
export function understoodEntries(entries: readonly Entry[], understood: Understanding): Fit[] {
  const { countries, places, animals } = understood
  const named = [
    ...countries.map(part => ({ part, kind: 'countries', ids: [part.value] })),
    ...places.map(part => {
      const { kind, country, slug } = part.value
      return { part, kind: 'places', ids: [`${kind}/${country}/${slug}`] }
    }),
    ...animals.map(part => ({ part, kind: 'species', ids: part.value })),
  ]
  return named.flatMap(({ part, kind, ids }) =>
    entries
      .filter(entry => entry.kind === kind && ids.includes(entry.id))
      .map(entry => ({ entry, fit: fitOf(part, understood.text) + MOST_SPECIFIC / ids.length })),
  )
}

function fitOf({ span: [from, to] }: Part<unknown>, text: string): number {
  return to - from >= text.length ? FIT.named : FIT.namedAmongOthers
}
