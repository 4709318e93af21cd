import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { getListCountry } from '#app/features/catalogue/list/list-queries.server.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/list-schema.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { breadcrumbsNode, describePage } from '#app/features/reading/structured-data/describe-page.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import { links } from '#app/links.ts'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import type { Picture } from '#app/picture/picture.ts'
import type { RequestContext } from '#app/request-context.ts'

type GetList<Item> = (
  ctx: RequestContext,
  country: ListCountry,
  query: URLSearchParams,
) => Promise<NarrowedList<Item>>

interface ListOfOneKind<Item> {
  getList: GetList<Item>
  title: (country: string) => string
  /** The list's address in a country. */
  link: (tag: string) => string
}

/** The content for a country whose list is not written yet: the parts of the country's page, and trips. */
async function readCountry(ctx: RequestContext, tag: string) {
  const found = await getCountryPage(ctx, tag)
  const unlike = unlikeOn([])
  const page = { ...found, themes: unlike(found.themes) }
  return { page, trips: unlike(await getTripCards(ctx, page.tripKeys)) }
}

function posterOf(picture: Picture | undefined) {
  return picture && 'poster' in picture ? picture.poster : null
}

/**
 * A list page's data, or a redirect if the country's content is elsewhere. `list` is null if nothing of the kind is
 * written for the country yet; then `unwritten` has what there is instead.
 * @throws AppError `not_found` for a country without a page.
 */
export async function readListPage<Item extends { picture: Picture }>(
  ctx: RequestContext,
  { params, request }: { params: { country: string }; request: Request },
  { getList, title, link }: ListOfOneKind<Item>,
) {
  const tag = params.country
  const country = await getListCountry(ctx, tag)
  const found = await getList(ctx, country, new URL(request.url).searchParams)
  const list = { ...found, items: unlikeOn([])(found.items) }
  const unwritten = list.total === 0 ? await readCountry(ctx, tag) : null
  const poster = unwritten?.page.poster ?? posterOf(list.items[0]?.picture)
  const card = await signCard(ctx, { title: title(country.name), kicker: '', poster })
  const { name } = country
  const trail = [
    { label: name, to: links.country(tag) },
    { label: title(name), to: link(tag) },
  ]
  const common = { country, card, data: describePage(breadcrumbsNode(ctx, trail)) }
  return unwritten ? { ...common, unwritten, list: null } : { ...common, unwritten: null, list }
}
