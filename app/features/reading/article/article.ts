import type { Presence } from '#app/features/people/staff/presence.ts'
import type { PhotoData } from '#app/picture/photo/photo-schema.ts'
import type { MastheadPicture, PlacePicture } from '#app/picture/picture.ts'
import type { Paragraph } from '#app/text/prose.ts'
import { escapeXml } from '#app/text/xml.ts'
import type { Locale } from '#database/values/locale.ts'

/** Rules about articles. */

/** Articles per page of the list: the first across the page, the others three in a row. */
export const ARTICLES_PER_PAGE = 10

/** Assumed reading speed for travel articles. */
const WORDS_PER_MINUTE = 220

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The requested page, limited to existing ones; the first for invalid text. */
export function pageWithin(asked: string | null, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE))
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1
  return { page: Math.min(Math.max(number, 1), pages), pages }
}

interface Written {
  slug: string
  country: string | null
  tags: readonly string[]
}

/** Recommended articles: those with the most shared tags and country first; ties keep their order. */
export function readNext<T extends Written>(of: Written, others: readonly T[], limit: number): T[] {
  const nearness = (other: Written) =>
    other.tags.filter(tag => of.tags.includes(tag)).length * 2 +
    (other.country !== null && other.country === of.country ? 1 : 0)
  return others
    .filter(other => other.slug !== of.slug)
    .map(other => ({ other, near: nearness(other) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ other }) => other)
}

/** A tag of articles. */
export interface ArticleTag {
  key: string
  name: string
  /** Whether it says where an article plays, not what it is about. */
  isPlace: boolean
}

interface Author {
  fkey: string
  name: string
  firstName: string
  portraitVersion: string
  photo: PhotoData | null
  /** Who has left is named, and has no page. */
  isAtWork: boolean
}

/** Data of an article's card, in the reader's language. */
export interface ArticleCardData {
  slug: string
  title: string
  intro: string
  /** YYYY-MM-DD, and formatted. */
  published: string
  publishedSaid: string
  minutes: number
  /** Null for one without an author. */
  author: Author | null
  country: { tag: string; name: string } | null
  tags: ArticleTag[]
  picture: PlacePicture
}

/** A page of the list of articles. */
export interface ArticleList {
  articles: ArticleCardData[]
  /** The tag filter, if any. */
  tag: ArticleTag | null
  /** All tags in use. */
  tags: ArticleTag[]
  page: number
  pages: number
  total: number
}

/** Things compared, a row each. */
export interface ArticleTable {
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

export interface ArticleSection {
  /** Anchor on the page. */
  id: string
  title: string
  body: Paragraph[]
  points: Paragraph[]
  table: ArticleTable | null
}

/** A full article. */
export interface ArticlePage extends ArticleCardData {
  picture: MastheadPicture
  /** YYYY-MM-DD. */
  modified: string
  /** Formatted date of the last change, if it changed after its first day. */
  modifiedSaid: string | null
  /** Planner of its country; null if it is about none. */
  presence: Presence | null
  body: Paragraph[]
  sections: ArticleSection[]
  /** Keys of recommended trips. */
  tripKeys: string[]
  places: { name: string; line: string; to: string }[]
  next: ArticleCardData[]
}

interface FeedArticle {
  /** Absolute address. */
  href: string
  title: string
  intro: string
  /** YYYY-MM-DD. */
  published: string
  modified: string
  author: string | null
  body: Paragraph[]
  sections: Pick<ArticleSection, 'title' | 'body' | 'points'>[]
}

export interface Feed {
  lang: Locale
  title: string
  subtitle: string
  /** Publisher, and author of articles without one. */
  name: string
  /** Origin of the site, and paths of the feed and its page. */
  origin: string
  self: string
  page: string
  /** Newest first. */
  articles: FeedArticle[]
}

function paragraphHtml(paragraph: Paragraph, origin: string): string {
  return paragraph
    .map(piece => {
      if (typeof piece === 'string') return escapeXml(piece)
      const href = piece.to.startsWith('/') ? origin + piece.to : piece.to
      return `<a href="${escapeXml(href)}">${escapeXml(piece.text)}</a>`
    })
    .join('')
}

function articleHtml({ intro, body, sections }: FeedArticle, origin: string): string {
  const wrap = (tag: string, paragraphs: readonly Paragraph[]) =>
    paragraphs.map(each => `<${tag}>${paragraphHtml(each, origin)}</${tag}>`).join('')
  const parts = sections.map(({ title, body: text, points }) => {
    const list = points.length > 0 ? `<ul>${wrap('li', points)}</ul>` : ''
    return `<h2>${escapeXml(title)}</h2>${wrap('p', text)}${list}`
  })
  return `<p>${escapeXml(intro)}</p>${wrap('p', body)}${parts.join('')}`
}

/** A day as an instant: at noon UTC, which is the same day almost everywhere. */
function instant(day: string): string {
  return `${day}T12:00:00Z`
}

function entry(article: FeedArticle, { origin, name }: Feed): string {
  const { href, title, intro, published, modified, author } = article
  return `<entry>
<id>${escapeXml(href)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>
<published>${instant(published)}</published>
<updated>${instant(modified)}</updated>
<author><name>${escapeXml(author ?? name)}</name></author>
<summary>${escapeXml(intro)}</summary>
<content type="html">${escapeXml(articleHtml(article, origin))}</content>
</entry>`
}

/** The articles as an Atom feed (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { lang, title, subtitle, name, origin, self, page, articles } = feed
  const updated =
    articles
      .map(({ modified }) => modified)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${escapeXml(origin + self)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + page)}"/>
<updated>${instant(updated)}</updated>
<author><name>${escapeXml(name)}</name></author>
${articles.map(article => entry(article, feed)).join('\n')}
</feed>
`
}
