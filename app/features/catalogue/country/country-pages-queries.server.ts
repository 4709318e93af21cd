import { asc } from 'drizzle-orm'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { countryDoor } from './country.ts'

/** Tags of the countries with a page of their own, in the order of the home page. */
export async function getCountriesWithPages({ db }: Pick<RequestContext, 'db'>): Promise<string[]> {
  const rows = await db.select().from(country).orderBy(asc(country.homepageSortOrder), asc(country.tag))
  return rows.filter(row => countryDoor(row) === 'page').map(({ tag }) => tag)
}

/** Sitemap entries of the pages that every country has. */
export async function listCountryPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const tags = await getCountriesWithPages(ctx)
  const pages = [links.country, links.team, links.travelPlanning, links.countryMap]
  return tags.flatMap(tag => pages.map(page => ({ path: page(tag) })))
}
