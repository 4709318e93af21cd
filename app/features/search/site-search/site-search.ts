import { type SiteKind, siteKinds } from './site-kinds.ts'
import type { SearchHit } from './site-search-schema.ts'

/** What one search answers with: kinds of things, and in what order they are told. */

/** Hits of a kind that a search answers with. */
export const SHOWN = 5

/** How well something answers words, from what is meant by nothing else down to what merely says them. */
export const FIT = {
  named: 1,
  namedAmongOthers: 0.9,
  begins: 0.8,
  allWords: 0.7,
  /** Whoever plans a country, where the words ask for a person: before the trips that they describe. */
  askedFor: 0.96,
  /** Spelled so much like it that it is probably meant; times how much. */
  alike: 0.6,
  answersFor: 0.4,
  said: 0.3,
  /** Says most of a question; times how much of it. */
  saidInPart: 0.29,
  saidAtLength: 0.2,
} as const

/** Where trips stand among the others: first, but for a name alone, where the words describe a trip. */
const TRIPS = { described: 0.95, said: 0.5 } as const

/** Something with a name and a page of its own. */
export interface Entry {
  kind: Exclude<SiteKind, 'trips'>
  /** Key or tag; of a place its kind, country and slug with slashes between them. */
  id: string
  /** In both languages, bare. */
  names: readonly string[]
  /** What is said of it in a line, and at length: bare, both languages. */
  line: string
  text: string
  /** Who answers for a country. */
  planner?: string | null
  hit: SearchHit
}

/** An entry that answers. */
export interface Fit {
  entry: Entry
  fit: number
}

/** The kinds that something was found of, what was asked for first; those that fit equally well as in `siteKinds`. */
export function orderKinds(found: readonly Fit[], trips: { count: number; described: boolean }): SiteKind[] {
  const best = new Map<SiteKind, number>()
  for (const { entry, fit } of found) best.set(entry.kind, Math.max(fit, best.get(entry.kind) ?? 0))
  if (trips.count > 0) best.set('trips', trips.described ? TRIPS.described : TRIPS.said)
  const fitOf = (kind: SiteKind) => best.get(kind) ?? 0
  return siteKinds.filter(kind => best.has(kind)).sort((a, b) => fitOf(b) - fitOf(a))
}

/** Lists of what fits as one, each entry once by its best fit: the best first. */
export function mergeFits(...lists: readonly (readonly Fit[])[]): Fit[] {
  const best = new Map<Entry, number>()
  for (const { entry, fit } of lists.flat()) best.set(entry, Math.max(fit, best.get(entry) ?? 0))
  return [...best].map(([entry, fit]) => ({ entry, fit })).sort((a, b) => b.fit - a.fit)
}

/** The few best hits of a kind. */
export function hitsOf(found: readonly Fit[], kind: SiteKind): SearchHit[] {
  return found
    .filter(({ entry }) => entry.kind === kind)
    .slice(0, SHOWN)
    .map(({ entry }) => entry.hit)
}

/** Groups of the list under the box, and how many hits of each: a dozen lines at most. */
const IN_LIST = [4, 3, 3, 2] as const

/** The first groups of an answer, shortened to what a list under the box has room for. */
export function shorten(
  order: readonly SiteKind[],
  hits: Readonly<Record<SiteKind, readonly SearchHit[]>>,
): { kind: SiteKind; hits: readonly SearchHit[] }[] {
  return order
    .slice(0, IN_LIST.length)
    .map((kind, turn) => ({ kind, hits: hits[kind].slice(0, IN_LIST[turn]) }))
}
