import type { Activity } from '#app/features/search/understanding/understanding.ts'
import type { Words } from '#database/values/locale.ts'
import type { DraftCatalogue, DraftPlace, DraftTour } from './draft-catalogue.ts'
import type { Wishes } from './draft-wishes.ts'

/**
 * What “animals” means as something to see: mammals in a park or reserve where one sleeps, or an outing to them; not
 * what else is named beside a beach.
 */

const WILDLIFE = 'wildlife'
/** Types of tour that go out for animals, wherever they begin. */
const TO_ANIMALS: ReadonlySet<string> = new Set(['wildlife', 'jeep'])

/** Whether words for an activity ask to see animals, without saying which. */
export function asksForAnimals(wish: readonly Activity[]): boolean {
  return wish.some(({ kind, key }) => kind === 'interest' && key === WILDLIFE)
}

/** How many kinds of mammals are seen at a place in the month, or in any if it is open. */
export function mammalsAt(slug: string, month: number | null, { species }: DraftCatalogue): number {
  const seen = species.filter(
    ({ kind, months, places }) =>
      kind === 'mammal' && places.includes(slug) && (month === null || months.includes(month)),
  )
  return new Set(seen.map(({ key }) => key)).size
}

const isReefCoast = ({ habitats }: DraftPlace) =>
  habitats.includes('beach') && habitats.includes('coral-reef')

const savannas = new WeakMap<DraftCatalogue, boolean>()

/** Whether a country has parks of the savanna: there nobody means what swims off its beaches. */
function hasSavanna(catalogue: DraftCatalogue): boolean {
  const known = savannas.get(catalogue)
  if (known !== undefined) return known
  const found = catalogue.places.some(
    ({ slug, isForWildlife, habitats }) =>
      isForWildlife && habitats.includes('savanna') && mammalsAt(slug, null, catalogue) >= BIG_GAME,
  )
  savannas.set(catalogue, found)
  return found
}

/** The least kinds of mammals that make a savanna one for game drives. */
const BIG_GAME = 3

function mayHaveAnimals(place: DraftPlace, catalogue: DraftCatalogue): boolean {
  return !(isReefCoast(place) && hasSavanna(catalogue))
}

/** Whether one stays at a place for its animals, in the month; at a city it takes an outing. */
export function isForAnimals(place: DraftPlace, month: number | null, catalogue: DraftCatalogue): boolean {
  const isWild = place.isForWildlife && !place.habitats.includes('city') && mayHaveAnimals(place, catalogue)
  return isWild && mammalsAt(place.slug, month, catalogue) > 0
}

/** The least share of the kinds of mammals of the place with most that makes another one of the best. */
const OF_BEST = 0.7

/** Where most kinds of mammals are met in the month, in a country of the savanna: what “wildlife” there is asked for. */
export function bestForAnimals(month: number | null, catalogue: DraftCatalogue): DraftPlace[] {
  if (!hasSavanna(catalogue)) return []
  const kinds = (place: DraftPlace) =>
    isForAnimals(place, month, catalogue) ? mammalsAt(place.slug, month, catalogue) : 0
  const most = Math.max(1, ...catalogue.places.map(kinds))
  return catalogue.places.filter(place => kinds(place) >= most * OF_BEST)
}

/** Whether a tour from a place goes to animals. */
export function isToAnimals(tour: DraftTour, catalogue: DraftCatalogue): boolean {
  const place = catalogue.places.find(({ slug }) => slug === tour.place)
  return (
    tour.interests.includes(WILDLIFE) &&
    place !== undefined &&
    mayHaveAnimals(place, catalogue) &&
    (place.isForWildlife || TO_ANIMALS.has(tour.type ?? ''))
  )
}

const stem = (word: string) => word.toLowerCase().replace(/(ies|s)$/, '')
export const lastWord = ({ en }: Words) => stem(en.split(' ').at(-1) ?? '')

const permits = new WeakMap<DraftCatalogue['tours'], ReadonlyMap<string, ReadonlySet<string>>>()

/** By animals that nobody sees without a permit, the outings that have one. */
export function permitsIn({ tours, species }: DraftCatalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const known = permits.get(tours)
  if (known) return known
  const all = tours
    .filter(({ isPermitted }) => isPermitted)
    .map(({ key, name }) => ({ key, said: `${name.en} ${key.replaceAll('-', ' ')}`.toLowerCase() }))
  const animals = [...new Map(species.map(one => [one.key, one.name]))]
  const isOnly = (name: Words) =>
    animals.filter(([, other]) => lastWord(other) === lastWord(name)).length === 1
  const found = new Map(
    animals.flatMap(([animal, name]) => {
      const called = isOnly(name) ? lastWord(name) : stem(name.en)
      const own = all.filter(({ said }) => said.includes(called)).map(({ key }) => key)
      return own.length > 0 ? [[animal, new Set(own)] as const] : []
    }),
  )
  permits.set(tours, found)
  return found
}

/** Whether an outing has the permit without which a wished animal is not seen. */
export function isPermitFor(tour: DraftTour, { animals }: Wishes, catalogue: DraftCatalogue): boolean {
  return animals.some(({ value }) => isPermitted(tour, value, catalogue))
}

/** Whether an outing has the permit for one of these animals. */
export function isPermitted(
  { key }: DraftTour,
  animals: readonly string[],
  catalogue: DraftCatalogue,
): boolean {
  const all = permitsIn(catalogue)
  return animals.some(animal => all.get(animal)?.has(key))
}
