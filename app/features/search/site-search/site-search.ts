import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'
import { type SiteKind, siteKinds } from './site-kinds.ts'
import type { SearchHit } from './site-search-schema.ts'

/** Kinds of results of the site search, and their order. */

/** Maximum number of results per kind. */
export const SHOWN = 5

/** Rank of a match, from an exact name down to a mention in a text. */
export const FIT = {
  named: 1,
  namedAmongOthers: 0.9,
  begins: 0.8,
  allWords: 0.7,
  /** All words of its name, in another order or among others. */
  wholeName: 0.69,
  /** The planner of a country, if the words ask for a person; before the trips they describe. */
  askedFor: 0.96,
  /** A similar name; multiplied by the similarity. */
  alike: 0.6,
  answersFor: 0.4,
  /** A house or an outing at the place that was named, if such a thing is asked for. */
  atPlace: 0.97,
  /** An outing by what is done on it: after the trips, before the places that are named. */
  doneOn: 0.91,
  said: 0.3,
  /** Covers part of a question; multiplied by the share. */
  saidInPart: 0.29,
  saidAtLength: 0.2,
} as const

/** Rank of trips among other results: right after an exact name if the words describe a trip. */
const TRIPS = { described: 0.95, said: 0.5 } as const

/** A page of the site itself comes before all that only shares a word with it. */
const PAGES = 2

/** Something other than a trip with a name and a page. */
export interface Entry {
  kind: Exclude<SiteKind, 'trips' | 'pages'>
  /** `country/slug` of the place that a tour or a hotel is at, or that it is itself. */
  at?: string
  /** Where that is, in degrees; a region has no point. */
  point?: { lat: number; lon: number }
  /** Key or tag; for a place its kind, country and slug, joined by slashes. */
  id: string
  /** In both languages, normalized. */
  names: readonly string[]
  /** Its line and its longer text, in both languages, normalized. */
  line: string
  text: string
  /** Its longer text as it is written, in the reader's language. */
  told: readonly string[]
  /** The country that an article is about, if it is about one. */
  country?: string | null
  /** What a species is: a bird, a plant. */
  group?: SpeciesKind
  /** What its phrases in content/nicknames are for. */
  nicknameId?: string
  /** The best months of a country, in words. */
  months?: string
  /** Planner of a country. */
  planner?: string | null
  hit: SearchHit
}

/** A matching entry with its rank. */
export interface Fit {
  entry: Entry
  fit: number
}

/** The kinds with results, the best first; ties in the order of `siteKinds`. */
export function orderKinds(
  found: readonly Fit[],
  trips: { count: number; described: boolean },
  pages = 0,
): SiteKind[] {
  const best = new Map<SiteKind, number>()
  for (const { entry, fit } of found) best.set(entry.kind, Math.max(fit, best.get(entry.kind) ?? 0))
  if (pages > 0) best.set('pages', PAGES)
  if (trips.count > 0) best.set('trips', trips.described ? TRIPS.described : TRIPS.said)
  const fitOf = (kind: SiteKind) => best.get(kind) ?? 0
  return siteKinds.filter(kind => best.has(kind)).sort((a, b) => fitOf(b) - fitOf(a))
}

/** Merges lists of matches; each entry keeps its best fit, sorted with the best first. */
export function mergeFits(...lists: readonly (readonly Fit[])[]): Fit[] {
  const best = new Map<Entry, number>()
  for (const { entry, fit } of lists.flat()) best.set(entry, Math.max(fit, best.get(entry) ?? 0))
  return [...best].map(([entry, fit]) => ({ entry, fit })).sort((a, b) => b.fit - a.fit)
}

/** The best results of a kind, each as `show` writes it. */
export function hitsOf(
  found: readonly Fit[],
  kind: SiteKind,
  {
    most = SHOWN,
    show = ({ hit }: Entry) => hit,
  }: { most?: number; show?: (entry: Entry) => SearchHit } = {},
): SearchHit[] {
  return found
    .filter(({ entry }) => entry.kind === kind)
    .slice(0, most)
    .map(({ entry }) => show(entry))
}

/** Groups of the list under the box, and results in each: a dozen lines at most. */
const IN_LIST = [4, 3, 3, 2] as const

/** The first groups of an answer, shortened for the list under the box. */
export function shorten(
  order: readonly SiteKind[],
  hits: Readonly<Record<SiteKind, readonly SearchHit[]>>,
): { kind: SiteKind; hits: readonly SearchHit[] }[] {
  const first = order.slice(0, IN_LIST.length)
  // Trips are what one comes for: where others answer better, they still have the last place.
  const kinds: readonly SiteKind[] =
    order.includes('trips') && !first.includes('trips') ? [...first.slice(0, -1), 'trips'] : first
  return kinds.map((kind, turn) => ({ kind, hits: hits[kind].slice(0, IN_LIST[turn]) }))
}
