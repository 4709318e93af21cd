import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import type { UnwrittenPlaceData } from '#app/features/catalogue/place-page/place-page-schema.ts'
import type { PlaceKind } from '#app/links.ts'
import { placeAddress } from '#app/links.ts'
import type { ReadContext } from '#app/request-context.ts'
import { navigationLink } from '#database/schema/country.ts'

const kinds = ['destination', 'attraction'] as const

/**
 * A place from the header's lists that has no page yet, with its country; or the address of the right page if it is
 * in the other list.
 * @throws AppError `not_found` for a place in no list, and for a country without a page.
 */
export async function getUnwrittenPlace(
  ctx: ReadContext,
  tag: string,
  kind: PlaceKind,
  slug: string,
): Promise<UnwrittenPlaceData | { movedTo: string }> {
  const paths = kinds.map(each => `/${tag}/${each}s/${slug}`)
  const [country, rows] = await Promise.all([
    getCountryPage(ctx, tag),
    ctx.db
      .select({ link: navigationLink.link, label: navigationLink.label })
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), inArray(navigationLink.link, paths))),
  ])
  const listed = kinds.find(each => rows.some(({ link }) => link === `/${tag}/${each}s/${slug}`))
  const row = rows.find(({ link }) => link === `/${tag}/${kind}s/${slug}`)
  if ('movedTo' in country || !listed) throw new AppError('not_found')
  if (!row) return { movedTo: placeAddress(tag, listed, slug) }
  return { place: { kind, slug, name: row.label[ctx.locale] }, country }
}
