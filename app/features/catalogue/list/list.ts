import { interestsFor, type SpeciesKind, speciesKinds } from '#app/features/catalogue/species/species.ts'
import { monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import type { Locale } from '#database/values/locale.ts'

/** Lists of tours, hotels and places, filtered by their address: the facets, the months, and the interests and habitats. */

/** All non-empty subsets, small ones first; among equal sizes, those with earlier keys first. */
export function subsets<Key>(keys: readonly Key[]): Key[][] {
  return Array.from({ length: 2 ** keys.length - 1 }, (_, i) => i + 1)
    .map(bits => keys.filter((_, at) => bits & (1 << at)))
    .toSorted((a, b) => a.length - b.length)
}

/** The filters and sort orders of a list, by their query parameters. */
export const facetKeys = ['type', 'region', 'place', 'price', 'month', 'interest', 'habitat'] as const
export type FacetKey = (typeof facetKeys)[number]
export type SortKey = 'north' | 'name' | 'price' | 'duration' | 'altitude'

export interface Facet<Item> {
  key: FacetKey
  /** All options, in their order. */
  options: readonly { value: string; label: string }[]
  /** The option values that an item matches. */
  of: (item: Item) => readonly string[]
}

export interface ListRules<Item> {
  facets: readonly Facet<Item>[]
  /** The first is the default. */
  sorts: readonly { key: SortKey; compare: (a: Item, b: Item) => number }[]
}

/** A facet as shown on the page; an option's count is the number of items it would leave. */
export interface FilterFacet {
  key: FacetKey
  chosen: string | null
  /** Number of items if this facet were unset. */
  all: number
  options: { value: string; label: string; count: number }[]
}

export interface ListFilter {
  facets: FilterFacet[]
  sort: SortKey
  sorts: SortKey[]
}

/** A looser list for an empty one: the facets it drops, and its number of items. */
export interface Looser {
  dropped: FacetKey[]
  count: number
}

type Chosen = Partial<Record<FacetKey, string>>

/** Number of looser lists offered for an empty one. */
const LOOSER_SHOWN = 4

function isFit<Item>(item: Item, facets: readonly Facet<Item>[], chosen: Chosen): boolean {
  return facets.every(({ key, of }) => {
    const wanted = chosen[key]
    return wanted === undefined || of(item).includes(wanted)
  })
}

function count<Item>(items: readonly Item[], facets: readonly Facet<Item>[], chosen: Chosen): number {
  return items.filter(item => isFit(item, facets, chosen)).length
}

function without(chosen: Chosen, dropped: readonly FacetKey[]): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => !dropped.some(one => one === key)))
}

/** The facets with only the options that any item matches. */
function worthOffering<Item>(items: readonly Item[], facets: readonly Facet<Item>[]): Facet<Item>[] {
  return facets.map(facet => ({
    ...facet,
    options: facet.options.filter(({ value }) => items.some(item => facet.of(item).includes(value))),
  }))
}

function readChosen<Item>(facets: readonly Facet<Item>[], query: URLSearchParams): Chosen {
  return Object.fromEntries(
    facets.flatMap(({ key, options }) => {
      const known = options.find(({ value }) => value === query.get(key))
      return known ? [[key, known.value]] : []
    }),
  )
}

function looserThan<Item>(items: readonly Item[], facets: readonly Facet<Item>[], chosen: Chosen): Looser[] {
  const inUse = facets.map(({ key }) => key).filter(key => chosen[key] !== undefined)
  return subsets(inUse)
    .map(dropped => ({ dropped, count: count(items, facets, without(chosen, dropped)) }))
    .filter(looser => looser.count > 0)
    .slice(0, LOOSER_SHOWN)
}

/** Filters and sorts a list by its address; unknown values are ignored. */
export function narrow<Item>(
  items: readonly Item[],
  rules: ListRules<Item>,
  query: URLSearchParams,
): { filter: ListFilter; found: Item[]; looser: Looser[] } {
  const facets = worthOffering(items, rules.facets)
  const chosen = readChosen(facets, query)
  const sort = rules.sorts.find(({ key }) => key === query.get('sort')) ?? rules.sorts[0]
  if (!sort) throw new RangeError('a list has at least one order')
  const found = items.filter(item => isFit(item, facets, chosen)).toSorted(sort.compare)
  return {
    found,
    looser: found.length > 0 ? [] : looserThan(items, facets, chosen),
    filter: {
      sort: sort.key,
      sorts: rules.sorts.map(({ key }) => key),
      facets: facets.map(({ key, options }) => ({
        key,
        chosen: chosen[key] ?? null,
        all: count(items, facets, without(chosen, [key])),
        options: options.map(({ value, label }) => ({
          value,
          label,
          count: count(items, facets, { ...chosen, [key]: value }),
        })),
      })),
    },
  }
}

/** The list's query with some facets changed; null unsets a facet. */
export function filterQuery(
  { facets, sort, sorts }: ListFilter,
  changes: Partial<Record<FacetKey, string | null>> = {},
): Record<string, string | undefined> {
  const values = facets.map(({ key, chosen }) => {
    const change = changes[key]
    return [key, (change === undefined ? chosen : change) ?? undefined]
  })
  return { ...Object.fromEntries(values), sort: sort === sorts[0] ? undefined : sort }
}

export const vocabularies = ['interest', 'habitat'] as const
export type Vocabulary = (typeof vocabularies)[number]

interface Described {
  interests: readonly string[]
  habitats: readonly string[]
}

/** Whether an item is tagged with a topic. */
export function isOf(thing: Described, vocabulary: Vocabulary, key: string): boolean {
  return (vocabulary === 'interest' ? thing.interests : thing.habitats).includes(key)
}

/** The topics that occur most often together with one, the most frequent first. */
export function topicsBeside(
  things: readonly Described[],
  vocabulary: Vocabulary,
  key: string,
): { vocabulary: Vocabulary; key: string }[] {
  const beside = things
    .filter(thing => isOf(thing, vocabulary, key))
    .flatMap(({ interests, habitats }) => [
      ...interests.map(topic => `interest/${topic}`),
      ...habitats.map(topic => `habitat/${topic}`),
    ])
    .filter(topic => topic !== `${vocabulary}/${key}`)
  return [...Map.groupBy(beside, topic => topic)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([topic]) => {
      const [which, name = ''] = topic.split('/')
      return { vocabulary: which === 'habitat' ? 'habitat' : 'interest', key: name }
    })
}

/** Kinds of species that match an interest. */
export function kindsFor(vocabulary: Vocabulary, key: string): SpeciesKind[] {
  return vocabulary === 'interest' ? speciesKinds.filter(kind => interestsFor(kind).includes(key)) : []
}

/** Whether no place or tour is tagged with a topic yet, so that its page has only the general text. */
export function isUnwritten(page: Record<'places' | 'sights' | 'tours', readonly unknown[]>): boolean {
  return page.places.length + page.sights.length + page.tours.length === 0
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Options of the month filter. */
export function monthOptions(locale: Locale): { value: string; label: string }[] {
  return MONTHS.map(month => ({ value: `${month}`, label: withInitial(monthName(month, locale)) }))
}

/** The months of an item; one without months is available all year. */
export function monthsOf(months: readonly number[] | null): string[] {
  return (months && months.length > 0 ? months : MONTHS).map(String)
}
