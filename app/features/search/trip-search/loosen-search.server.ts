import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { looserName } from '#app/features/search/finder/filter-rows.ts'
import { type FinderFilters, type Looser, looserThan, nearest } from '#app/features/search/finder/finder.ts'
import type { RequestContext } from '#app/request-context.ts'
import { totalOf } from './count-trips.server.ts'
import { resolve } from './trip-search-queries.server.ts'

/** A looser search with its name and the number of its results. */
export interface Relaxation extends Looser {
  name: string
  count: number
}

/**
 * The nearest searches with results, for a search without any: computed, closest first, never empty while any trip is
 * published.
 */
export async function loosenSearch(
  ctx: Pick<RequestContext, 'db'>,
  filters: FinderFilters,
): Promise<Relaxation[]> {
  const looser = looserThan(filters)
  if (looser.length === 0) return []
  const { seenAt } = await resolve(ctx, filters)
  const counts = looser.map(one => sql`(${totalOf({ ...one.filters, seenAt })})`)
  const { rows } = await ctx.db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  const found = z.array(z.number()).parse(rows[0]?.counts)
  return nearest(looser.map((one, i) => ({ ...one, name: looserName(one, filters), count: found[i] ?? 0 })))
}
