import { and, asc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { finderTally } from '#database/schema/finder.ts'
import type { FinderCountry } from './finder-words.ts'

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
