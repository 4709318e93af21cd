import { nightsOf, twoDigits, wishOfFilters } from '#app/features/search/finder/filter-rows.ts'
import { type FinderFilters, valuesOf } from '#app/features/search/finder/finder.ts'
import { knownAgesOf } from '#app/features/search/understanding/party.ts'
import type { Budget, Part, Thing, Understanding } from '#app/features/search/understanding/understanding.ts'
import { joinParts } from '#app/features/wish/join-parts.ts'
import { type Named, namedInWords, type Wish, type WishInput, wish } from '#app/features/wish/wish-schema.ts'
import { daysBetween } from '#app/text/days.ts'
import type { Words } from '#database/values/locale.ts'
import { activityKey, type Meanings, placeKey } from './criteria.ts'
import { activitiesBeside, narrowest } from './understood-parts.ts'

/** The wish that a search says: of its filters and of its words, with names in both languages. */

/** Names that the wish needs, by their keys. */
export interface SearchNames {
  countries: ReadonlyMap<string, Words>
  animals: ReadonlyMap<string, Words>
}

function named(key: string, name: Words | undefined, from = key): Named {
  return name ? { key, name: { en: name.en, es: name.es } } : namedInWords(from, key)
}

/** The first country is whom the request goes to; the others are places that the trip may also lead to. */
function whereOf(countries: readonly string[], names: SearchNames): NonNullable<WishInput['where']> {
  const [, ...others] = countries
  return { countries: [...countries], places: others.map(tag => named(tag, names.countries.get(tag))) }
}

/** Days that are named are those of the trip, unless it is shorter than the time between them. */
function whenOf({ when, length }: Understanding): NonNullable<WishInput['when']> {
  const { months = [], from = null, to = null } = when?.value ?? {}
  const said = nightsOf(length?.value ?? null)
  const days = from && to ? daysBetween(from, to) + 1 : null
  const isWithin = days !== null && length !== null && (length.value.most ?? days) < days
  if (isWithin) return { ...said, earliest: from, latest: to }
  if (from || to) return { ...said, firstDay: from, lastDay: to }
  return { ...said, months: months.map(twoDigits) }
}

function whoOf({ party }: Understanding): NonNullable<WishInput['who']> {
  if (!party) return {}
  const { group, adults, childCount, withChildren, withGrandparents } = party.value
  const known = knownAgesOf(party.value)
  const unknown = Math.max(0, childCount - known.length)
  const isUncounted = withChildren && known.length + unknown === 0
  return {
    ...{ group, adults, childAges: known, childrenOfUnknownAge: unknown },
    company: [
      ...(withGrandparents ? (['elders'] as const) : []),
      ...(isUncounted ? (['children'] as const) : []),
    ],
  }
}

function animalOf({ value: keys, from }: Part<readonly string[]>, { animals }: Meanings): Named {
  const [only, ...others] = keys
  const name = others.length === 0 && only ? animals.get(only)?.name : undefined
  return name && only ? named(only, name) : namedInWords(from)
}

function thingOf({ value: { name } }: Part<Thing>): Named {
  return { key: null, name: { en: name.en, es: name.es } }
}

/** An amount stays in the money in which it was said. */
function budgetOf({ mostMinor, per, level, said, isDaily }: Budget): NonNullable<WishInput['budget']> {
  // Without a length nobody knows what it comes to.
  if (isDaily) return { level }
  return { per, level, mostMinor, ...said }
}

function wishOfWords(understood: Understanding, meanings: Meanings): WishInput {
  const activities = activitiesBeside(understood)
  const doing = (kinds: readonly string[]) =>
    activities
      .filter(({ value }) => kinds.includes(value.kind))
      .map(({ value, from }) => named(value.key, meanings.activities.get(activityKey(value))?.name, from))
  const { budget } = understood
  return {
    where: {
      places: understood.places.map(({ value, from }) =>
        named(placeKey(value), meanings.places.get(placeKey(value)), from),
      ),
    },
    when: whenOf(understood),
    who: whoOf(understood),
    what: {
      goals: understood.goals.map(({ value }) => value).slice(0, 3),
      animals: narrowest(understood.animals).map(part => animalOf(part, meanings)),
      interests: doing(['interest']),
      habitats: doing(['habitat']),
      activities: [...doing(['theme', 'tour-type']), ...understood.things.map(thingOf)],
    },
    budget: budget ? budgetOf(budget.value) : {},
    avoid: understood.avoid.map(({ value }) => value),
    unwanted: understood.unwanted.map(({ from }) => namedInWords(from)),
    needs: understood.needs.map(({ value: { kind }, from }) => ({ kind, words: from })),
    style: { effort: understood.effort?.value ?? null },
  }
}

/** Country tags of a search, those of its filters first. */
export function countriesOf(filters: FinderFilters, understood: Understanding | null): string[] {
  const inWords = understood?.countries.map(({ value }) => value) ?? []
  return [...new Set([...valuesOf(filters, 'countries'), ...inWords])]
}

/** What a search says; a filter counts where its words say something else. */
export function wishOfSearch(
  filters: FinderFilters,
  {
    understood,
    meanings,
    names,
  }: { understood: Understanding | null; meanings: Meanings | null; names: SearchNames },
): Wish {
  const ofWords = understood && meanings ? wishOfWords(understood, meanings) : {}
  const { countries, places = [] } = whereOf(countriesOf(filters, understood), names)
  const ofFilters = wishOfFilters(filters, { animal: key => named(key, names.animals.get(key)) })
  const where = { countries, places: [...places, ...(ofWords.where?.places ?? [])] }
  return wish.parse(joinParts(joinParts(ofWords, ofFilters), { where }))
}
