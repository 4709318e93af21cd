import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FinderFilters } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { totalOf } from './count-trips.server.ts'
import { resolve } from './trip-search-queries.server.ts'

const totals = z.array(z.number().int())

/** Number of trips of each search, in their order, with one statement. */
export async function countSearches(
  ctx: Pick<RequestContext, 'db'>,
  searches: readonly FinderFilters[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const asked = await Promise.all(searches.map(filters => resolve(ctx, filters)))
  const counts = asked.map(one => sql`(${totalOf(one)})`)
  const { rows } = await ctx.db.execute(sql`select json_build_array(${sql.join(counts, sql`, `)}) as totals`)
  return totals.parse(rows[0]?.totals)
}
