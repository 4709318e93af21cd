import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { lowest, posterOf } from '#app/features/catalogue/country/country-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureOf } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import type { UnplannedContent } from '#database/content/unplanned-content.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import type { Neighbour, UnplannedPage } from './sought.ts'

/** Condition for a country without trips that has a short page and no redirect. */
const isUnplanned = and(
  eq(country.type, 'country'),
  eq(country.active, false),
  eq(country.homePageLink, sql`'/' || ${country.tag}`),
  isNotNull(country.unplanned),
)

async function findNeighbours(
  { db, locale }: ReadContext,
  combinesWith: UnplannedContent['combinesWith'],
): Promise<Neighbour[]> {
  const tags = combinesWith.map(({ country: tag }) => tag)
  const rows = await db
    .select({ tag: country.tag, name: country.name, poster: country.poster, photo: firstPhoto('country') })
    .from(country)
    .where(and(inArray(country.tag, tags), eq(country.active, true)))
  const inOrder = combinesWith.flatMap(({ country: tag, words }) =>
    rows.filter(row => row.tag === tag).map(row => ({ ...row, words })),
  )
  const trips = await db
    .select({
      tag: tripCountry.countryTag,
      fromPriceMinor: trip.fromPriceMinor,
      currency: trip.currency,
    })
    .from(trip)
    .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
    .where(and(inArray(tripCountry.countryTag, tags), isPublished(trip)))
  return picturesFor(inOrder, locale, ({ tag, poster, photo }) => ({
    key: tag,
    country: tag,
    poster,
    photo,
  })).map(({ row: { tag, name, words }, picture }) => ({
    tag,
    name: name[locale],
    picture,
    words: words[locale],
    trips: figuresOf(trips.filter(one => one.tag === tag)),
  }))

  function figuresOf(own: typeof trips): Neighbour['trips'] {
    return { count: own.length, from: lowest(own, locale) }
  }
}

/** The treks that have a page, those in a country first. */
async function findTreks({ db, locale }: ReadContext, tag: string): Promise<UnplannedPage['treks']> {
  const rows = await db
    .select({
      name: country.name,
      link: country.homePageLink,
      isHere: sql<boolean>`${country.trek} ->> 'country' = ${tag}`,
    })
    .from(country)
    .where(and(eq(country.active, true), isNotNull(country.trek)))
    .orderBy(asc(country.tag))
  return rows
    .map(({ name, ...same }) => ({ ...same, name: name[locale] }))
    .toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
}

/** The short page of a country without trips; null if there is none. */
export async function getUnplannedPage(ctx: ReadContext, tag: string): Promise<UnplannedPage | null> {
  const { db, locale } = ctx
  const [found] = await db
    .select({ row: country, photo: firstPhoto('country') })
    .from(country)
    .where(and(isUnplanned, eq(country.tag, tag)))
  const text = found?.row.unplanned
  if (!found || !text) return null
  const [neighbours, treks] = await Promise.all([findNeighbours(ctx, text.combinesWith), findTreks(ctx, tag)])
  const poster = posterOf(found.row)
  return {
    tag,
    name: found.row.name[locale],
    line: found.row.line[locale],
    lead: text.lead[locale],
    picture: mastheadPicture(pictureOf(presentPhoto(found.photo, locale), poster)),
    poster,
    months: formatMonths(text.when.months, locale),
    when: text.when.words[locale],
    howLong: text.howLong[locale],
    entry: text.entry[locale],
    facts: text.facts.map(({ name, words }) => ({ name: name[locale], words: words[locale] })),
    advice: text.advice[locale],
    treks,
    neighbours,
  }
}

/** Countries without trips that have a page, with their names in both languages. */
export function getUnplannedCountries({ db }: Pick<RequestContext, 'db'>) {
  return db
    .select({ tag: country.tag, name: country.name })
    .from(country)
    .where(isUnplanned)
    .orderBy(asc(country.tag))
}

/** Sitemap entries of countries without trips. */
export async function listUnplannedPages(ctx: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await getUnplannedCountries(ctx)
  return rows.map(({ tag }) => ({ path: links.country(tag) }))
}
