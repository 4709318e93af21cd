import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Words } from '#database/values/locale.ts'
import type { DraftCatalogue } from './draft-catalogue.ts'
import { activityKeys, type Wishes, wishesOf } from './draft-wishes.ts'
import { meetsAt } from './draft-worth.ts'

/** The country of a set of drafts, and why; one set covers one country. */

export interface CountryChoice {
  catalogue: DraftCatalogue
  /** Whether the words named it, or it meets their wishes best, or it is only the first. */
  because: 'named' | 'wishes' | 'first'
  /** The wishes it was chosen for, as typed. */
  met: string[]
  /** Other countries that the words named. */
  leftOut: Words[]
}

function isMet(wishes: Wishes, catalogue: DraftCatalogue): { from: string; share: number }[] {
  const { places, species } = catalogue
  const slept = places.filter(({ slug }) => catalogue.hotels.some(({ place }) => place === slug))
  const animals = wishes.animals.map(({ value, from }) => ({
    from,
    share: slept.filter(({ slug }) => meetsAt(value, slug, wishes.month, { ...catalogue, species })).length,
  }))
  const activities = wishes.activities.map(({ value, from }) => {
    const { interests, habitats, tourTypes } = activityKeys(value, catalogue)
    const tours = catalogue.tours.filter(
      tour => tourTypes.includes(tour.type ?? '') || interests.some(key => tour.interests.includes(key)),
    ).length
    const found = slept.filter(
      place =>
        interests.some(key => place.interests.includes(key)) ||
        habitats.some(key => place.habitats.includes(key)),
    ).length
    return { from, share: found + tours / 2 }
  })
  return [...animals, ...activities]
}

/** Share of the country's destinations that are at their best in the month: 0 to 1. */
function seasonShare({ month }: Wishes, { places }: DraftCatalogue): number {
  if (places.length === 0) return 0
  const best = places.filter(({ bestMonths }) => bestMonths === null || bestMonths.includes(month))
  return best.length / places.length
}

function countryWorth(understanding: Understanding, catalogue: DraftCatalogue, today: string) {
  const wishes = wishesOf(understanding, catalogue, today)
  const met = isMet(wishes, catalogue).filter(({ share }) => share > 0)
  const goals = wishes.goals.reduce(
    (sum, { value }) =>
      sum + catalogue.places.reduce((all, { goals: own }) => all + (own[value] ?? 0), 0) / 30,
    0,
  )
  const depth = met.reduce((sum, { share }) => sum + Math.min(4, share) / 4, 0)
  return {
    met: met.map(({ from }) => from),
    worth: met.length * 10 + depth + goals + seasonShare(wishes, catalogue) * 3,
  }
}

/** Tags of the countries that the words name, otherwise of the places they name. */
export function namedCountries({ countries, places }: Pick<Understanding, 'countries' | 'places'>): string[] {
  const said = countries.map(({ value }) => value)
  return [...new Set(said.length > 0 ? said : places.map(({ value }) => value.country))]
}

/** Chooses the catalogue that meets the most wishes; on a tie, the first. */
export function chooseCountry(
  understanding: Understanding,
  catalogues: readonly DraftCatalogue[],
  today: string,
): CountryChoice | null {
  const named = namedCountries(understanding)
  const among = named.length > 0 ? catalogues.filter(({ tag }) => named.includes(tag)) : catalogues
  const ranked = among
    .map(catalogue => ({ catalogue, ...countryWorth(understanding, catalogue, today) }))
    .toSorted((a, b) => b.worth - a.worth)
  const [best] = ranked
  if (!best) return null
  return {
    catalogue: best.catalogue,
    because: named.length > 0 ? 'named' : best.met.length > 0 ? 'wishes' : 'first',
    met: best.met,
    leftOut: ranked.slice(1).flatMap(({ catalogue }) => (named.length > 0 ? catalogue.name : [])),
  }
}
