import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getTermsQuote } from '#app/features/money/terms/terms-queries.server.ts'
import { getPresence, portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import { firstPhoto, presentPhoto } from '#app/picture/photo/photo-queries.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import { picturesFor } from '#app/picture/pictures-for.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDay } from '#app/text/figures.ts'
import { countWords, readProse } from '#app/text/prose.ts'
import { article, articleTag, tag } from '#database/schema/article.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  ARTICLES_PER_PAGE,
  type ArticleCardData,
  type ArticleList,
  type ArticlePage,
  type ArticleSection,
  type ArticleTag,
  pageWithin,
  readingMinutes,
  readNext,
} from './article.ts'

type Row = Awaited<ReturnType<typeof findArticles>>[number]

const READ_NEXT = 3

/** Articles, the newest first. */
function findArticles({ db }: ReadContext) {
  return db
    .select({
      article,
      countryName: country.name,
      photo: firstPhoto('article'),
      author: {
        fkey: staff.fkey,
        name: staff.name,
        firstName: staff.firstName,
        portraitVersion,
        photo: firstPhoto('staff'),
        isAtWork: staff.active,
      },
    })
    .from(article)
    .leftJoin(staff, eq(staff.fkey, article.staffFkey))
    .leftJoin(country, eq(country.tag, article.countryTag))
    .orderBy(desc(article.datePublished), asc(article.slug))
}

/**
 * Tags by article, and all tags in use: subjects and seasons by name, then countries by name (specification, section 3:
 * Tag).
 */
async function findTags({ db, locale }: ReadContext) {
  const rows = await db
    .select({ articleId: articleTag.articleId, key: tag.key, name: tag.name, types: tag.tagTypes })
    .from(articleTag)
    .innerJoin(tag, eq(tag.key, articleTag.tagKey))
  const named = rows
    .map(({ name, types, ...row }) => ({ ...row, name: name[locale], isPlace: types.includes('country') }))
    .toSorted((a, b) => Number(a.isPlace) - Number(b.isPlace) || a.name.localeCompare(b.name, locale))
  const all = new Map(named.map(({ key, name, isPlace }) => [key, { key, name, isPlace }]))
  return { of: Map.groupBy(named, row => row.articleId), all: [...all.values()] }
}

type Context = ReadContext & Pick<RequestContext, 'now'>

const asWritten = (text: string) => text

function sectionsOf({ article: { sections } }: Row, locale: Locale, quote = asWritten): ArticleSection[] {
  return sections.map(({ title, body, points, table }, i) => ({
    id: `part-${i + 1}`,
    title: title[locale],
    body: readProse(quote(body[locale]), locale),
    points: points.flatMap(point => readProse(quote(point[locale]), locale)),
    table: table
      ? {
          columns: table.columns.map(column => column[locale]),
          rows: table.rows.map(({ name, cells }) => ({
            name: name[locale],
            cells: cells.map(cell => quote(cell[locale])),
          })),
        }
      : null,
  }))
}

function wordsOf(row: Row, locale: Locale): number {
  const { intro, body } = row.article
  const parts = sectionsOf(row, locale).flatMap(part => [...part.body, ...part.points])
  return countWords([...readProse(`${intro[locale]}\n${body[locale]}`, locale), ...parts])
}

function cardOf(row: Row, tags: ArticleTag[], picture: PlacePicture, locale: Locale): ArticleCardData {
  const { slug, title, intro, datePublished, countryTag } = row.article
  return {
    slug,
    title: title[locale],
    intro: intro[locale],
    published: datePublished,
    publishedSaid: formatDay(datePublished, locale),
    minutes: readingMinutes(wordsOf(row, locale)),
    country: countryTag && row.countryName ? { tag: countryTag, name: row.countryName[locale] } : null,
    author: row.author && { ...row.author, photo: presentPhoto(row.author.photo, locale) },
    tags: tags.map(({ key, name, isPlace }) => ({ key, name, isPlace })),
    picture,
  }
}

/** Cards of all articles, newest first; adjacent pictures differ. */
async function readCards(ctx: ReadContext) {
  const [rows, tags] = await Promise.all([findArticles(ctx), findTags(ctx)])
  const pictured = picturesFor(rows, ctx.locale, ({ article, photo }) => ({
    key: article.slug,
    country: article.countryTag ?? undefined,
    name: article.title,
    poster: article.poster,
    photo,
  }))
  const cards = pictured.map(({ row, picture }) => ({
    row,
    card: cardOf(row, tags.of.get(row.article.id) ?? [], picture, ctx.locale),
  }))
  return { cards, tags: tags.all }
}

/** A page of the articles, of all or of one tag. @throws AppError not_found for an unknown tag. */
export async function getArticles(
  ctx: ReadContext,
  asked: { page: string | null; tag: string | null },
): Promise<ArticleList> {
  const { cards, tags } = await readCards(ctx)
  const chosen = asked.tag === null ? null : tags.find(({ key }) => key === asked.tag)
  if (chosen === undefined) throw new AppError('not_found')
  const found = cards
    .map(({ card }) => card)
    .filter(card => !chosen || card.tags.some(({ key }) => key === chosen.key))
  const { page, pages } = pageWithin(asked.page, found.length)
  const articles = found.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE)
  return { articles, tag: chosen, tags, page, pages, total: found.length }
}

/** Places that an article mentions, in its order, with their addresses. */
async function findPlaces(
  { db, locale }: ReadContext,
  addresses: readonly string[],
): Promise<ArticlePage['places']> {
  const address = sql<string>`'/' || ${place.countryTag} || '/' || ${place.kind} || 's/' || ${place.slug}`
  if (addresses.length === 0) return []
  const rows = await db
    .select({ name: place.name, line: place.line, address })
    .from(place)
    .where(and(inArray(address, [...addresses]), isPublished(place)))
  return rows
    .toSorted((a, b) => addresses.indexOf(a.address) - addresses.indexOf(b.address))
    .map(row => ({ name: row.name[locale], line: row.line[locale], to: links.authored(row.address) }))
}

/** A full article. @throws AppError not_found. */
export async function getArticle(ctx: Context, slug: string): Promise<ArticlePage> {
  const [{ cards }, quote] = await Promise.all([readCards(ctx), getTermsQuote(ctx)])
  const found = cards.find(({ card }) => card.slug === slug)
  if (!found) throw new AppError('not_found')
  const { row, card } = found
  const { body, dateModified, datePublished, trips, places } = row.article
  const [placesNamed, presence] = await Promise.all([
    findPlaces(ctx, places),
    card.country ? getPresence(ctx, card.country.tag) : null,
  ])
  const near = (each: ArticleCardData) => ({
    card: each,
    slug: each.slug,
    country: each.country?.tag ?? null,
    tags: each.tags.map(({ key }) => key),
  })
  return {
    ...card,
    picture: mastheadPicture(card.picture),
    modified: dateModified,
    modifiedSaid: dateModified > datePublished ? formatDay(dateModified, ctx.locale) : null,
    presence,
    body: readProse(quote(body[ctx.locale]), ctx.locale),
    sections: sectionsOf(row, ctx.locale, quote),
    tripKeys: trips,
    places: placesNamed,
    next: readNext(
      near(card),
      cards.map(each => near(each.card)),
      READ_NEXT,
    ).map(each => each.card),
  }
}

/** Data of the feed: the newest articles with their full text. */
export async function getArticleFeed(ctx: Context) {
  const quote = await getTermsQuote(ctx)
  const rows = (await findArticles(ctx)).slice(0, 20)
  return rows.map(row => ({
    slug: row.article.slug,
    title: row.article.title[ctx.locale],
    intro: row.article.intro[ctx.locale],
    published: row.article.datePublished,
    modified: row.article.dateModified,
    author: row.author?.name ?? null,
    body: readProse(quote(row.article.body[ctx.locale]), ctx.locale),
    sections: sectionsOf(row, ctx.locale, quote),
  }))
}

/** Sitemap entries of articles with the date of their last change, newest first. */
export async function listArticlePages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ slug: article.slug, modified: article.dateModified })
    .from(article)
    .orderBy(desc(article.datePublished), asc(article.slug))
  const entries = rows.map(({ slug, modified }) => ({ path: links.article(slug), modified }))
  return [{ path: links.articles() }, ...entries]
}
