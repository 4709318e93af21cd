import { asc } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { navigationLink } from '#database/schema/country.ts'

/** Paths in the header lists of each country, by tag; every listed path has a page. */
export async function getListedLinks({ db }: Pick<RequestContext, 'db'>): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ tag: navigationLink.countryTag, link: navigationLink.link })
    .from(navigationLink)
    .orderBy(asc(navigationLink.list), asc(navigationLink.position))
  const own = rows.filter(({ tag, link }) => link.startsWith(`/${tag}/`))
  return new Map(
    [...Map.groupBy(own, ({ tag }) => tag)].map(([tag, listed]) => [tag, listed.map(({ link }) => link)]),
  )
}
