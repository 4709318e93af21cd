import { asc, isNotNull } from 'drizzle-orm'
import { getCountriesWithPages } from '#app/features/catalogue/country/country-pages-queries.server.ts'
import { getListedLinks } from '#app/features/catalogue/country/listed-link-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country, theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'

/** Sitemap entries of themes: those a country has written about, and those in its header with a general text. */
export async function listThemePages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const [pages, written, own, known, listed] = await Promise.all([
    getCountriesWithPages(ctx),
    ctx.db.select({ tag: country.tag }).from(country).where(isNotNull(country.page)),
    ctx.db.select({ tag: theme.countryTag, key: theme.key }).from(theme).orderBy(asc(theme.position)),
    ctx.db.select({ key: vacationTheme.key }).from(vacationTheme).orderBy(asc(vacationTheme.position)),
    getListedLinks(ctx),
  ])
  const tags = pages.filter(tag => written.some(row => row.tag === tag))
  return tags.flatMap(tag => {
    const described = own.filter(row => row.tag === tag).map(({ key }) => links.theme(tag, key))
    const offered = known
      .map(({ key }) => links.theme(tag, key))
      .filter(path => listed.get(tag)?.includes(path))
    return [...new Set([...described, ...offered])].map(path => ({ path }))
  })
}
