import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { EVERYTHING, type FinderFilters } from '#app/features/search/finder/finder.ts'
import { type FinderPreset, finderPresets } from '#app/features/search/finder/finder-presets.ts'
import { readFinderQuery } from '#app/features/search/finder/finder-schema.ts'
import type { FinderCountry } from '#app/features/search/finder/finder-words.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import { tripCountry } from '#database/schema/trip.ts'
import { totalOf } from './count-trips.server.ts'
import { resolve } from './trip-search-queries.server.ts'

const totals = z.array(z.number().int())

/** Number of trips of each search, in their order, with one statement. */
async function countSearches(
  ctx: Pick<RequestContext, 'db'>,
  searches: readonly FinderFilters[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const asked = await Promise.all(searches.map(filters => resolve(ctx, filters)))
  const counts = asked.map(one => sql`(${totalOf(one)})`)
  const { rows } = await ctx.db.execute(sql`select json_build_array(${sql.join(counts, sql`, `)}) as totals`)
  return totals.parse(rows[0]?.totals)
}

const isActive = and(eq(country.active, true), eq(country.type, 'country'))

/** The active countries in their order, each with whether any published trip goes there. */
export async function getFinderCountries({ db, locale }: ReadContext): Promise<FinderCountry[]> {
  const isThere = and(eq(tripCountry.countryTag, country.tag), eq(tripCountry.published, true))
  const rows = await db
    .select({
      tag: country.tag,
      name: country.name,
      hasTrips: sql<boolean>`${exists(db.select({ one: sql`1` }).from(tripCountry).where(isThere))}`,
    })
    .from(country)
    .where(isActive)
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(({ tag, name, hasTrips }) => ({ tag, name: name[locale], hasTrips }))
}

/** Species of the animal filter, sorted by name. */
export async function getFinderAnimals({
  db,
  locale,
}: ReadContext): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .select({ key: species.key, name: species.name })
    .from(species)
    .where(sql`jsonb_array_length(${species.seen}) > 0 and ${species.kind} <> 'plant'`)
  const named = rows.map(({ key, name }) => ({ key, name: name[locale] }))
  return named.sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The prepared searches with results. */
export async function getFinderPresets(ctx: ReadContext): Promise<FinderPreset[]> {
  const active = await ctx.db
    .select({ tag: country.tag, area: country.area })
    .from(country)
    .where(isActive)
    .orderBy(asc(country.homepageSortOrder))
  const presets = finderPresets(active)
  const totals = await countSearches(
    ctx,
    presets.map(({ countries, goals }) => ({ ...EVERYTHING, countries, goals })),
  )
  return presets.filter((_, index) => totals[index])
}

/** Keeps authored links that are not searches, and searches with results. */
export async function linksThatFind<Linked extends { link: string }>(
  ctx: ReadContext,
  linked: readonly Linked[],
): Promise<Linked[]> {
  const searches = linked.filter(({ link }) => link.startsWith('/trips?'))
  if (searches.length === 0) return [...linked]
  const countries = (await getFinderCountries(ctx)).map(({ tag }) => tag)
  const choices = { countries, animals: [] }
  const totals = await countSearches(
    ctx,
    searches.map(
      ({ link }) => readFinderQuery(new URL(link, 'https://site.example').searchParams, choices).filters,
    ),
  )
  return linked.filter(one => !searches.includes(one) || totals[searches.indexOf(one)])
}
