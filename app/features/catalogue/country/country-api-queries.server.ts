import { and, asc, count, eq, gt, type SQL } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { contactColumns, toStaffContact } from '#app/features/people/staff/staff-queries.server.ts'
import { files, links } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import type { MapPlace } from '#cartography/curves/route.ts'
import { country, navigationLink, topic } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { wordOfLink } from './country.ts'
import type { CountryEntry, CountryPage, CountryWhole } from './country-schema.ts'
import { themePosters } from './theme-posters.ts'

type Context = ReadContext & Pick<RequestContext, 'origin'>

function findCountries({ db }: Context, which: SQL | undefined, limit: number) {
  return db
    .select({ country, staff: contactColumns, ownPhoto: firstPhoto('country') })
    .from(country)
    .leftJoin(staff, and(eq(staff.fkey, country.staffFkey), eq(staff.active, true)))
    .where(and(eq(country.active, true), eq(country.type, 'country'), which))
    .orderBy(asc(country.homepageSortOrder))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof findCountries>>[number]

function toEntry({ country: row, staff: person, ownPhoto }: Row, ctx: Context): CountryEntry {
  const { locale } = ctx
  return {
    tag: row.tag,
    name: row.name[locale],
    code: row.code,
    a2Code: row.a2Code,
    type: 'country',
    active: row.active,
    display: row.display,
    homePageLink: row.homePageLink,
    homepageSortOrder: row.homepageSortOrder,
    staff: person && toStaffContact(person, ctx),
    cal: row.cal ?? person?.bookCallUrl ?? null,
    photo: ownPhoto && files.photo(ownPhoto.key, 1080),
    area: row.area,
    line: row.line[locale],
    calling_code: row.callingCode,
    url: links.authored(row.homePageLink),
    picture: pictureAddress(ownPhoto, { key: row.tag, country: row.tag, ...posterOverride(row.poster) }),
  }
}

/** The active countries in the order of the home page; `after` is the position of the last one read. */
export async function listCountries(
  ctx: Context,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<ListPart<CountryEntry, number>> {
  const which = after === undefined ? undefined : gt(country.homepageSortOrder, after)
  const rows = await findCountries(ctx, which, limit + 1)
  return partOf(rows, limit, {
    item: row => toEntry(row, ctx),
    cursor: row => row.country.homepageSortOrder,
  })
}

/** An active country by its tag. @throws AppError `not_found`. */
export async function getCountry(ctx: Context, tag: string): Promise<CountryWhole> {
  const [rows, trips] = await Promise.all([
    findCountries(ctx, eq(country.tag, tag), 1),
    ctx.db
      .select({ trips: count() })
      .from(tripCountry)
      .innerJoin(trip, and(eq(trip.id, tripCountry.tripId), isPublished(trip)))
      .where(eq(tripCountry.countryTag, tag)),
  ])
  const [row] = rows
  if (!row) throw new AppError('not_found', 'There is no country with this tag.')
  return {
    ...toEntry(row, ctx),
    lead: row.country.page?.lead[ctx.locale] ?? null,
    trips: trips[0]?.trips ?? 0,
  }
}

/** Navigation lists of a country: themes, places and activities (section 3). */
export async function getCountryNames(
  { db, locale }: ReadContext,
  tag: string,
): Promise<Pick<CountryPage, 'themes' | 'topPlaces' | 'activities'>> {
  const [rows, words] = await Promise.all([
    db
      .select()
      .from(navigationLink)
      .where(eq(navigationLink.countryTag, tag))
      .orderBy(asc(navigationLink.position)),
    db.select({ vocabulary: topic.vocabulary, key: topic.key, poster: topic.poster }).from(topic),
  ])
  const themes = rows.filter(({ list }) => list === 'place_theme')
  const posters = themePosters(
    tag,
    themes.map(({ link, label }) => {
      const { vocabulary, key } = wordOfLink(link) ?? {}
      const known = words.find(other => other.vocabulary === vocabulary && other.key === key)
      return { label: label.en, word: key ?? link, poster: known?.poster ?? null }
    }),
  )
  return {
    themes: themes.map(({ link, label }, index) => {
      const poster = posters[index]
      return { link, name: label[locale], picture: poster ? { poster } : null }
    }),
    topPlaces: rows.filter(({ list }) => list === 'top_place').map(({ label }) => label[locale]),
    activities: rows
      .filter(({ list }) => list === 'top_activity')
      .map(({ link, label, category }) => ({
        link,
        label: label[locale],
        category: category?.[locale] ?? '',
      })),
  }
}

/** Popular places that can be shown on a map before they have pages. */
export async function getSoughtPlaces({ db, locale }: ReadContext, tag: string): Promise<MapPlace[]> {
  const rows = await db
    .select({
      link: navigationLink.link,
      label: navigationLink.label,
      coordinates: navigationLink.coordinates,
    })
    .from(navigationLink)
    .where(and(eq(navigationLink.countryTag, tag), eq(navigationLink.list, 'top_place')))
    .orderBy(asc(navigationLink.position))
  return rows.flatMap(({ link, label, coordinates }) => {
    const [lat, lon] = coordinates ?? []
    if (lat === undefined || lon === undefined) return []
    return [{ key: link.slice(link.lastIndexOf('/') + 1), name: label[locale], lon, lat }]
  })
}

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
