import { asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { findItems } from '#app/features/catalogue/list/item-api-queries.server.ts'
import { getPlaceEntries } from '#app/features/catalogue/place/place-api-queries.server.ts'
import { findSpeciesEntries } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { toTourEntry } from '#app/features/catalogue/tour/tour-api-queries.server.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { textQuery } from '#app/features/search/trip-search/match-trips.server.ts'
import { listTrips } from '#app/features/search/trip-search/trip-list-queries.server.ts'
import { links } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/picture-address.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { askedPoster } from '#art/poster/asked-poster.ts'
import { article } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import type { SearchHit, SiteSearch } from './site-search-schema.ts'

type Reading = Pick<RequestContext, 'db' | 'locale' | 'now'>

/** Hits of a group. */
const SHOWN = 5
/** Words of a search that are looked for. */
const MOST_WORDS = 8

/** Every word stands in the text, in either language, whatever its accents and capitals. */
function saysAll(texts: SQL[], words: string): SQL {
  const tokens = (words.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
  const text = sql`plain(concat_ws(' ', ${sql.join(texts, sql`, `)}))`
  const each = tokens.map(token => sql`${text} like '%' || plain(${token}) || '%'`)
  return each.length > 0 ? sql.join(each, sql` and `) : sql`false`
}

const bothOf = (column: AnyPgColumn) => [sql`${column}::jsonb ->> 'en'`, sql`${column}::jsonb ->> 'es'`]

async function findPlaces(ctx: Reading, words: string): Promise<SearchHit[]> {
  const [inEnglish, inSpanish] = [textQuery(words, 'en'), textQuery(words, 'es')]
  const rank = sql`greatest(ts_rank(${place.searchEn}, ${inEnglish}), ts_rank(${place.searchEs}, ${inSpanish}))`
  const rows = await ctx.db
    .select({ id: place.id })
    .from(place)
    .innerJoin(country, eq(country.tag, place.countryTag))
    .where(
      sql`${country.active} and ${or(sql`${place.searchEn} @@ ${inEnglish}`, sql`${place.searchEs} @@ ${inSpanish}`)}`,
    )
    .orderBy(desc(rank), asc(place.id))
    .limit(SHOWN)
  const entries = await getPlaceEntries(
    ctx,
    rows.map(({ id }) => id),
  )
  return entries.map(({ slug, name, line, url, picture }) => ({ key: slug, name, line, url, picture }))
}

async function findTours(ctx: Reading, words: string): Promise<SearchHit[]> {
  const says = saysAll([...bothOf(catalogueItem.name), ...bothOf(catalogueItem.line)], words)
  const rows = await findItems(ctx, 'tour', { limit: SHOWN }, says)
  return rows
    .map(row => toTourEntry(row, ctx.locale))
    .map(({ key, name, line, url, picture }) => ({ key, name, line, url, picture }))
}

async function findSpecies(ctx: Reading, words: string): Promise<SearchHit[]> {
  const texts = [...bothOf(species.name), sql`${species.latin}`, ...bothOf(species.line)]
  const found = await findSpeciesEntries(ctx, saysAll(texts, words), SHOWN)
  return found.map(({ key, name, line, url, picture }) => ({ key, name, line, url, picture }))
}

async function findArticles({ db, locale }: Reading, words: string): Promise<SearchHit[]> {
  const rows = await db
    .select({ article, photo: firstPhoto('article') })
    .from(article)
    .where(saysAll([...bothOf(article.title), ...bothOf(article.intro)], words))
    .orderBy(desc(article.datePublished), asc(article.slug))
    .limit(SHOWN)
  return rows.map(({ article: { slug, title, intro, countryTag, poster }, photo }) => ({
    key: slug,
    name: title[locale],
    line: intro[locale],
    url: links.article(slug),
    picture: pictureAddress(photo, {
      ...{ key: slug, country: countryTag ?? undefined, subject: title.en },
      ...askedPoster(poster),
    }),
  }))
}

/** Whatever says the words, five of each kind at most; `words` are clean (finder-schema). */
export async function searchSite(ctx: Reading, words: string): Promise<SiteSearch> {
  const [trips, places, tours, kinds, articles] = await Promise.all([
    listTrips(ctx, { ...EVERYTHING, words }),
    findPlaces(ctx, words),
    findTours(ctx, words),
    findSpecies(ctx, words),
    findArticles(ctx, words),
  ])
  return {
    trips: trips.items
      .slice(0, trips.isAnswered ? SHOWN : 0)
      .map(({ key, title, line, url, picture }) => ({ key, name: title, line, url, picture })),
    places,
    tours,
    species: kinds,
    articles,
    respelled: trips.respelled,
  }
}
