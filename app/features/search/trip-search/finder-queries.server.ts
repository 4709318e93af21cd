import { and, asc, eq, sql } from 'drizzle-orm'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { type FinderPreset, finderPresets } from '#app/features/search/finder/finder-presets.ts'
import { readFinderQuery } from '#app/features/search/finder/finder-schema.ts'
import type { FinderCountry } from '#app/features/search/finder/finder-words.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { finderTally } from '#database/schema/finder.ts'
import { countSearches } from './count-searches.server.ts'

/** The active countries in their order, each with how many published trips it has. */
export async function getFinderCountries({
  db,
  locale,
}: Pick<RequestContext, 'db' | 'locale'>): Promise<FinderCountry[]> {
  const rows = await db
    .select({
      tag: country.tag,
      name: country.name,
      trips: sql<number>`(select coalesce(sum(${finderTally.trips}), 0)::integer from ${finderTally}
        where ${finderTally.goals} = '{}' and ${finderTally.party} = '' and ${finderTally.countries} @> array[${country.tag}])`,
    })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(({ tag, name, trips }) => ({ tag, name: name[locale], trips }))
}

/** The searches made ready that find something. */
export async function getFinderPresets(ctx: Pick<RequestContext, 'db' | 'locale'>): Promise<FinderPreset[]> {
  const totals = await countSearches(
    ctx,
    finderPresets.map(({ countries, goals }) => ({ ...EVERYTHING, countries, goals })),
  )
  return finderPresets.filter((_, index) => totals[index])
}

/** Of authored links those that are no search, and the searches that find something. */
export async function linksThatFind<Linked extends { link: string }>(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  linked: readonly Linked[],
): Promise<Linked[]> {
  const searches = linked.filter(({ link }) => link.startsWith('/trips?'))
  const totals = await countSearches(
    ctx,
    searches.map(
      ({ link }) => readFinderQuery(new URL(link, 'https://site.example').searchParams, []).filters,
    ),
  )
  return linked.filter(one => !searches.includes(one) || totals[searches.indexOf(one)])
}
