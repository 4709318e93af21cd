import { GROWN_UP, OLDEST } from './wish.ts'
import type { Wish } from './wish-schema.ts'

/** Who travels: counted in the wish, named one by one in the plan's party. */

type Who = Wish['who']

/** A traveller of a plan, as far as their age is concerned. */
export interface Traveller {
  /** YYYY-MM-DD; it takes the place of an age that was said. */
  birthday: string | null
  /** In years. */
  age: number | null
  isChild: boolean
}

/** Age in whole years on a day. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Math.max(0, day.slice(5) < birthday.slice(5) ? years - 1 : years)
}

/** The travellers that a wish counts, the adults first; none if it counts nobody. */
export function travellersOf({ adults, adultAges, childAges, childrenOfUnknownAge }: Who): Traveller[] {
  const grown = Array.from({ length: Math.max(adults ?? 0, adultAges.length) }, (_, at) => ({
    age: adultAges[at] ?? null,
    isChild: false,
  }))
  const children = [...childAges, ...Array.from({ length: childrenOfUnknownAge }, () => null)]
  return [...grown, ...children.map(age => ({ age, isChild: true }))].map(each => ({
    ...each,
    birthday: null,
  }))
}

function ageOf({ birthday, age }: Traveller, day: string): number | null {
  return birthday === null ? age : Math.min(OLDEST, ageOn(birthday, day))
}

/** The counts and ages of the travellers on a day. Without adults their number counts as not known. */
export function countsOf(
  travellers: readonly Traveller[],
  day: string,
): Pick<Who, 'adults' | 'adultAges' | 'childAges' | 'childrenOfUnknownAge'> {
  const ages = travellers.map(each => {
    const age = ageOf(each, day)
    return { age, isChild: age === null ? each.isChild : age < GROWN_UP }
  })
  const known = (isChild: boolean) =>
    ages.flatMap(each => (each.isChild === isChild && each.age !== null ? [each.age] : []))
  return {
    adults: ages.filter(({ isChild }) => !isChild).length || null,
    adultAges: known(false),
    childAges: known(true),
    childrenOfUnknownAge: ages.filter(({ age, isChild }) => isChild && age === null).length,
  }
}

/** Who travels, with the travellers of the plan, as far as it has any, in place of what was said. */
export function whoTravels(who: Who, travellers: readonly Traveller[], day: string): Who {
  return travellers.length > 0 ? { ...who, ...countsOf(travellers, day) } : who
}

/** Adults of whom nobody said how many: who travels alone is one, all others are two. */
export function usualAdults({ group }: Pick<Who, 'group'>): number {
  return group === 'Solo' ? 1 : 2
}

/** What a child counts as whose age is not known: tours from 6 are included, tours from 8 are not. */
export const UNKNOWN_AGE = 6

/** How many travel, with what is usual for adults whom nobody counted and for children of unknown age. */
export function headCount(who: Who): { adults: number; childAges: number[] } {
  const { adults, adultAges, childAges, childrenOfUnknownAge } = who
  return {
    adults: adults || Math.max(usualAdults(who), adultAges.length),
    childAges: [...childAges, ...Array.from({ length: childrenOfUnknownAge }, () => UNKNOWN_AGE)],
  }
}
