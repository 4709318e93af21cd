import { asc } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { species } from '#database/schema/species.ts'

/** Sitemap entries of the field guide and its species. */
export async function listSpeciesPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db.select({ key: species.key }).from(species).orderBy(asc(species.key))
  return [{ path: links.floraFauna() }, ...rows.map(({ key }) => ({ path: links.species(key) }))]
}
