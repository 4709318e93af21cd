import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase, openWorld } from '#tools/testing/test-database.ts'
import { getArticle, getArticleFeed, getArticles } from './article-queries.server.ts'

const { db } = await openWorld()
/** One that may be written to. */
const own = await openTestDatabase({ seeded: 'world' })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const
const WRITTEN = readdirSync('content/articles').length
const TURTLES = 'turtles-month-by-month'

async function allPages(ctx: typeof en | typeof es) {
  const { pages } = await getArticles(ctx, { page: null, tag: null })
  const numbers = Array.from({ length: pages }, (_, i) => String(i + 1))
  return Promise.all(numbers.map(page => getArticles(ctx, { page, tag: null })))
}

describe('getArticles', () => {
  it('pages from the newest to the oldest without gaps', async () => {
    const first = await getArticles(en, { page: null, tag: null })
    expect(first).toMatchObject({ page: 1, total: WRITTEN, tag: null })
    const pages = await allPages(en)
    expect(pages).toHaveLength(first.pages)
    const days = pages.flatMap(({ articles }) => articles).map(({ published }) => published)
    expect(days).toHaveLength(WRITTEN)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('filters by a tag, and names it in the reader’s language', async () => {
    const found = await getArticles(es, { page: null, tag: 'wildlife' })
    expect(found.tag).toEqual({ key: 'wildlife', name: 'Animales' })
    expect(found.articles.map(({ slug }) => slug)).toContain(TURTLES)
    for (const { tags } of found.articles) expect(tags).toContainEqual({ key: 'wildlife', name: 'Animales' })
  })

  it('refuses a tag without articles', async () => {
    await expect(getArticles(en, { page: null, tag: 'yachts' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows different pictures side by side', async () => {
    const { articles } = await getArticles(en, { page: null, tag: null })
    const kinds = articles.map(({ picture }) => ('poster' in picture ? picture.poster.kind : null))
    for (const [i, kind] of kinds.entries()) expect(kind).not.toBe(kinds[i + 1])
  })
})

describe('getArticle', () => {
  it('returns the full article in the reader’s language, including links', async () => {
    const article = await withLocale('es', () => getArticle(es, TURTLES))
    expect(article.title).toBe('Tortugas: qué playa, qué mes, cómo portarse')
    expect(article.author?.firstName).toBe('Darío')
    expect(article.country).toEqual({ tag: 'costa-clara', name: 'Costa Clara' })
    expect(article.publishedSaid).toBe('20 de julio de 2026')
    expect(article.modifiedSaid).toBe('4 de septiembre de 2026')
    expect(article.sections).toHaveLength(5)
    expect(article.sections[4]?.points.length).toBeGreaterThan(4)
    expect(article.sections.flatMap(({ body }) => body.flat())).toContainEqual({
      text: 'Canales',
      to: '/es/costa-clara/destinations/canales',
    })
    expect(article.places.map(({ to }) => to)).toEqual([
      '/es/costa-clara/destinations/canales',
      '/es/costa-clara/attractions/larga-refuge',
      '/es/costa-clara/destinations/playa-larga',
      '/es/costa-clara/destinations/puerto-coral',
    ])
  })

  it('recommends three others', async () => {
    const { next } = await getArticle(en, TURTLES)
    expect(next).toHaveLength(3)
    expect(next.map(({ slug }) => slug)).not.toContain(TURTLES)
  })

  it('has no change date if it never changed', async () => {
    expect((await getArticle(en, 'one-bag-for-rain')).modifiedSaid).toBeNull()
  })

  it('refuses an unknown article', async () => {
    await expect(getArticle(en, 'atlantis')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('an author who has left is named, and has no page to lead to', async () => {
  expect((await getArticle(en, TURTLES)).author?.isAtWork).toBe(true)
  await own.db.update(staff).set({ active: false })
  const { author } = await getArticle({ ...en, db: own.db }, TURTLES)
  expect(author).toMatchObject({ firstName: 'Darío', isAtWork: false })
})

it('every article is worth its minutes in both languages', async () => {
  for (const ctx of [en, es]) {
    for (const { slug, minutes } of (await allPages(ctx)).flatMap(({ articles }) => articles))
      expect(minutes, `${slug} in ${ctx.locale}`).toBeGreaterThanOrEqual(2)
  }
})

it('the feed has the full text of the twenty newest articles', async () => {
  const articles = await getArticleFeed(es)
  expect(articles).toHaveLength(20)
  const days = articles.map(({ published }) => published)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { sections } of articles) expect(sections.length).toBeGreaterThanOrEqual(3)
})
