import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { totalOf } from './count-trips.server.ts'

const totals = z.array(z.number().int())

/** How many trips each of several searches finds, in their order and in one statement. */
export async function countSearches(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  searches: readonly FinderFilters[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = searches.map(filters => sql`(${totalOf(filters, locale)})`)
  const { rows } = await db.execute(sql`select json_build_array(${sql.join(counts, sql`, `)}) as totals`)
  return totals.parse(rows[0]?.totals)
}
