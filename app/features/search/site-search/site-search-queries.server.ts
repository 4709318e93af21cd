import { LRUCache } from 'lru-cache'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { listTrips } from '#app/features/search/trip-search/trip-list-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { listEntries } from './list-entries.server.ts'
import { matchAlike, matchEntries } from './match-entries.ts'
import { type Entry, FIT, type Fit, hitsOf, mergeFits, orderKinds, SHOWN } from './site-search.ts'
import type { SearchHit, SiteSearch } from './site-search-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale' | 'now'>

/** How long a change in the office takes at most to be found. */
const FRESH_MS = 5 * 60_000

type Entries = LRUCache<Reading['locale'], Entry[], Reading>

/** The entries of each database, in each language. */
const cached = new WeakMap<Reading['db'], Entries>()

function makeEntries(): Entries {
  return new LRUCache<Reading['locale'], Entry[], Reading>({
    ...{ max: 2, ttl: FRESH_MS, allowStale: true },
    ...{ allowStaleOnFetchRejection: true, noDeleteOnFetchRejection: true },
    fetchMethod: (_locale, _stale, { context }) => listEntries(context),
  })
}

/** Everything that has a name and a page; read again behind the answer once it is some minutes old. */
function entriesOf(ctx: Reading): Promise<Entry[]> {
  const entries = cached.get(ctx.db) ?? makeEntries()
  cached.set(ctx.db, entries)
  return entries.forceFetch(ctx.locale, { context: ctx })
}

/** Whoever answers for the countries that were named. */
function plannersOf(entries: readonly Entry[], found: readonly Fit[]): Fit[] {
  const named = found.filter(({ entry, fit }) => entry.kind === 'countries' && fit >= FIT.namedAmongOthers)
  return named.flatMap(({ entry: { planner } }) =>
    entries
      .filter(({ kind, id }) => kind === 'planners' && id === planner)
      .map(entry => ({ entry, fit: FIT.answersFor })),
  )
}

async function findTrips(ctx: Reading, words: string) {
  const { items, respelled } = await listTrips(ctx, { ...EVERYTHING, words })
  const hits: SearchHit[] = items
    .slice(0, SHOWN)
    .map(({ key, title, line, url, picture }) => ({ key, name: title, line, url, picture }))
  return { hits, respelled }
}

/** What is called by the words or says them, and what is called almost so, unless something is called just so. */
function findEntries(entries: readonly Entry[], words: string, isTripFound: boolean): Fit[] {
  const typed = matchEntries(entries, words)
  const isNamed = typed.some(({ fit }) => fit >= FIT.allWords)
  const alike = isNamed ? [] : matchAlike(entries, words, typed.length > 0 || isTripFound)
  const found = mergeFits(typed, alike)
  return mergeFits(found, plannersOf(entries, found))
}

/**
 * Whatever answers the words, in either language, five of each kind at most; `words` are clean (finder-schema). What
 * is called by them comes before what merely says them.
 */
export async function searchSite(ctx: Reading, words: string): Promise<SiteSearch> {
  const [{ hits: trips, respelled }, entries] = await Promise.all([findTrips(ctx, words), entriesOf(ctx)])
  const found = findEntries(entries, words, trips.length > 0 && respelled === null)
  return {
    order: orderKinds(found, { count: trips.length, described: false }),
    trips,
    countries: hitsOf(found, 'countries'),
    places: hitsOf(found, 'places'),
    species: hitsOf(found, 'species'),
    tours: hitsOf(found, 'tours'),
    hotels: hitsOf(found, 'hotels'),
    planners: hitsOf(found, 'planners'),
    articles: hitsOf(found, 'articles'),
    respelled,
  }
}
