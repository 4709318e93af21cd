import { asc } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-pages-queries.server.ts'
import { getListedLinks } from '#app/features/catalogue/country/listed-links.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'

/** For machines: what a country has written of itself, and what its header lists and we know anywhere. */
export async function listThemePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [tags, own, known, listed] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db.select({ tag: theme.countryTag, key: theme.key }).from(theme).orderBy(asc(theme.position)),
    ctx.db.select({ key: vacationTheme.key }).from(vacationTheme).orderBy(asc(vacationTheme.position)),
    getListedLinks(ctx),
  ])
  return tags.flatMap(tag => {
    const written = own.filter(row => row.tag === tag).map(({ key }) => links.theme(tag, key))
    const offered = known
      .map(({ key }) => links.theme(tag, key))
      .filter(path => listed.get(tag)?.includes(path))
    return [...new Set([...written, ...offered])].map(path => ({ path }))
  })
}
