import { beforeAll, describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { article, tag } from '#database/schema/article.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase, openWorld } from '#tools/testing/test-database.ts'
import { getArticle, getArticleFeed, getArticles } from './article-queries.server.ts'

const { db } = await openWorld()
/** One that may be written to, with thirty more articles. */
const own = await openTestDatabase({ seeded: 'world' })
const now = () => new Date('2026-11-24')
const en = { db, locale: 'en', now } as const
const es = { db, locale: 'es', now } as const
const WRITTEN = 35
const TURTLES = 'turtles-month-by-month'

beforeAll(async () => {
  const [first] = await db.select().from(article).limit(1)
  if (!first) throw new Error('no article')
  const { id: _, ...row } = first
  const copies = Array.from({ length: 30 }, (_, i) => ({
    ...{ ...row, slug: `copy-${i}`, datePublished: `2026-06-${String(i + 1).padStart(2, '0')}` },
    dateModified: '2026-06-30',
  }))
  await own.db.insert(article).values(copies)
})

async function allPages(ctx: typeof en) {
  const { pages } = await getArticles(ctx, { page: null, tag: null })
  const numbers = Array.from({ length: pages }, (_, i) => String(i + 1))
  return Promise.all(numbers.map(page => getArticles(ctx, { page, tag: null })))
}

describe('getArticles', () => {
  it('pages from the newest to the oldest without gaps', async () => {
    const ctx = { ...en, db: own.db }
    const first = await getArticles(ctx, { page: null, tag: null })
    expect(first).toMatchObject({ page: 1, total: WRITTEN, tag: null })
    expect(first.pages).toBeGreaterThan(1)
    const pages = await allPages(ctx)
    expect(pages).toHaveLength(first.pages)
    const days = pages.flatMap(({ articles }) => articles).map(({ published }) => published)
    expect(days).toHaveLength(WRITTEN)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('filters by a tag, and names it in the reader’s language', async () => {
    const found = await getArticles(es, { page: null, tag: 'wildlife' })
    expect(found.tag).toEqual({ key: 'wildlife', name: 'Animales', isPlace: false })
    expect(found.articles.map(({ slug }) => slug)).toContain(TURTLES)
    for (const { tags } of found.articles) expect(tags).toContainEqual(found.tag)
  })

  it('lists subjects and seasons before countries, each by name (section 3: tag_types)', async () => {
    const { tags } = await getArticles(es, { page: null, tag: null })
    const rows = await es.db.select({ key: tag.key, types: tag.tagTypes }).from(tag)
    const countries = new Set(rows.flatMap(({ key, types }) => (types.includes('country') ? [key] : [])))
    const named = [false, true].map(isCountry =>
      tags.flatMap(({ key, name }) => (countries.has(key) === isCountry ? [name] : [])),
    )
    expect(tags.map(({ name }) => name)).toEqual(named.flat())
    for (const names of named) {
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
    }
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
    const found = await withLocale('es', () => getArticle(es, TURTLES))
    expect(found.title).toBe('Tortugas, mes por mes')
    expect(found.author?.firstName).toBe('Darío')
    expect(found.country).toEqual({ tag: 'costa-clara', name: 'Costa Clara' })
    expect(found.publishedSaid).toBe('20 de julio de 2026')
    expect(found.modifiedSaid).toBe('4 de septiembre de 2026')
    expect(found.sections).toHaveLength(3)
    expect(found.sections[2]?.points).toHaveLength(2)
    expect(found.sections.flatMap(({ body }) => body.flat())).toContainEqual({
      text: 'Canales',
      to: '/es/costa-clara/destinations/canales',
    })
    expect(found.places.map(({ to }) => to)).toEqual([
      '/es/costa-clara/destinations/canales',
      '/es/costa-clara/attractions/larga-refuge',
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

it('the feed has the full text of the twenty newest articles', async () => {
  const articles = await getArticleFeed({ ...es, db: own.db })
  expect(articles).toHaveLength(20)
  const days = articles.map(({ published }) => published)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { sections } of articles) expect(sections.length).toBeGreaterThanOrEqual(3)
})
