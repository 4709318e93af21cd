import { asc, eq } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { staff } from '#database/schema/staff.ts'

/** Sitemap entries of all current staff. */
export async function listStaffPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ fkey: staff.fkey })
    .from(staff)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.fkey))
  return [{ path: links.experts() }, ...rows.map(({ fkey }) => ({ path: links.expert(fkey) }))]
}
