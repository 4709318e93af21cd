import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { isSaid, type ReadWords, readWords } from '#app/features/search/ranking/read-words.server.ts'
import { findTrips } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { getTripEntries } from '#app/features/trip/trip/trip-api-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { article } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { place } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { listEntries } from './list-entries.server.ts'
import { matchAlike, matchEntries } from './match-entries.ts'
import { asksForPlanner, matchQuestion } from './match-questions.ts'
import { type Entry, FIT, type Fit, hitsOf, mergeFits, orderKinds, SHOWN } from './site-search.ts'
import type { SearchHit, SiteSearch } from './site-search-schema.ts'
import { describesTrip, isAboutTrips, understoodEntries } from './understood-entries.ts'

/** Maximum number of words checked. */
const MOST = 12

const answer = z.tuple([z.object({ said: z.boolean() })])

/** Whether any published trip contains one of the words, or a word that starts with it, in either language. */
async function findSaid({ db }: Pick<RequestContext, 'db'>, words: readonly string[]): Promise<boolean> {
  const tokens = words.filter(word => /^[\p{L}\p{N}]+$/u.test(word)).slice(0, MOST)
  if (tokens.length === 0) return false
  const { rows } = await db.execute(sql`
    select exists (
      select from unnest(${sql.param(tokens)}::text[]) as asked
      where ${isSaid(sql`asked || ':*'`)}) as said`)
  return answer.parse(rows)[0].said
}

type Context = ReadContext & Pick<RequestContext, 'now'>

/** All entries with a name and a page. */
export const getEntries = cachedRead(
  'entries of the search',
  { tables: [country, place, catalogueItem, species, staff, article, photo, photoUse] },
  (ctx: Context) => listEntries(ctx),
)

/**
 * Planners of the named countries, or of the countries of named places; ranked first if the words ask for a person.
 */
function plannersOf(entries: readonly Entry[], found: readonly Fit[], words: string): Fit[] {
  const named = found.filter(({ fit }) => fit >= FIT.namedAmongOthers).map(({ entry }) => entry)
  const tags = new Set(
    named.flatMap(({ kind, id }) => {
      if (kind === 'countries') return [id]
      return kind === 'places' ? (id.split('/')[1] ?? []) : []
    }),
  )
  const leads = new Set(
    entries.flatMap(({ kind, id, planner }) => (kind === 'countries' && tags.has(id) ? (planner ?? []) : [])),
  )
  const fit = asksForPlanner(words) ? FIT.askedFor : FIT.answersFor
  return entries.filter(({ kind, id }) => kind === 'planners' && leads.has(id)).map(entry => ({ entry, fit }))
}

async function findTripHits(ctx: Context, words: string, read: ReadWords): Promise<SearchHit[]> {
  const { understood } = read
  const left = understood.words.map(({ value }) => value)
  // The trip search always returns the closest trips, so trips unrelated to the words are dropped here.
  if (!isAboutTrips(understood) && !(await findSaid(ctx, left))) return []
  const { keys } = await findTrips(ctx, { ...EVERYTHING, words }, read)
  const trips = await getTripEntries(ctx, keys.slice(0, SHOWN))
  return trips.map(({ key, title, line, url, picture }) => ({ key, name: title, line, url, picture }))
}

/** Entries by name or text; similar names only if there is no exact match. */
function findEntries(
  entries: readonly Entry[],
  words: string,
  { understood, isTripFound }: { understood: Understanding; isTripFound: boolean },
): Fit[] {
  const typed = mergeFits(matchEntries(entries, words), understoodEntries(entries, understood))
  const isNamed = typed.some(({ fit }) => fit >= FIT.allWords)
  const alike = isNamed ? [] : matchAlike(entries, words, typed.length > 0 || isTripFound)
  const found = mergeFits(typed, alike, matchQuestion(entries, words))
  return mergeFits(found, plannersOf(entries, found, words))
}

/**
 * Searches everything in either language, at most five results of each kind; `words` are clean (finder-schema). Names
 * rank before texts, and trips first if the words describe one.
 */
export async function searchSite(ctx: Context, words: string): Promise<SiteSearch> {
  const [read, entries] = await Promise.all([readWords(ctx, words), getEntries(ctx)])
  const trips = read ? await findTripHits(ctx, words, read) : []
  const respelled = read && trips.length > 0 ? read.respelled : null
  const found = read
    ? findEntries(entries, words, { ...read, isTripFound: trips.length > 0 && respelled === null })
    : []
  return {
    order: orderKinds(found, {
      count: trips.length,
      described: read !== null && describesTrip(read.understood),
    }),
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
