import { describe, expect, it } from 'vitest'
import { review } from '#database/schema/review.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getReviewsAbout, getTestimonials } from './testimonial-queries.server.ts'

const { db } = await openCatalogue()
const ctx = { db, locale: 'en' } as const
const rows = await db.select().from(review)
const ask = (query: string, locale: 'en' | 'es' = 'en') =>
  getTestimonials({ db, locale }, new URLSearchParams(query))

describe('the testimonials', () => {
  it('are all of them over their pages, each once', async () => {
    const { total, pages } = await ask('')
    expect(total).toBe(rows.length)
    const seen: string[] = []
    for (let page = 1; page <= pages; page++)
      seen.push(...(await ask(`page=${page}`)).reviews.map(({ key }) => key))
    expect(seen.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
  })

  it('beyond the last page are those of the last', async () => {
    const last = await ask('page=9999')
    expect(last.filters.page).toBe(last.pages)
    expect(last.reviews.length).toBeGreaterThan(0)
  })

  it('are whole, with the trip and who planned it', async () => {
    const { reviews } = await ask('limit=48')
    const one = reviews.find(({ key }) => key === 'luis-carrasco-2026-10')
    const row = rows.find(({ key }) => key === 'luis-carrasco-2026-10')
    expect(one).toMatchObject({
      title: 'It rained every afternoon',
      comment: row?.comment.en,
      translatedFrom: 'Spanish',
      trip: { key: 'two-hammocks', title: 'Two Hammocks', country: 'costa-rica' },
      planner: { fkey: 'andres-picado', firstName: 'Andrés' },
    })
  })

  it('can be had with the critical ones first', async () => {
    const { reviews, ratings, average } = await ask('order=critical&limit=48')
    const given = reviews.map(({ rating }) => rating)
    expect(given).toEqual(given.toSorted((a, b) => a - b))
    expect(given[0]).toBeLessThan(4)
    expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(average).toMatch(/^\d\.\d$/)
  })

  it('offer what there is to choose, in the reader’s words, with its count', async () => {
    const { countries, tags } = await ask('', 'es')
    expect(countries).toContainEqual({ value: 'costa-rica', name: 'Costa Rica', count: rows.length })
    const whales = rows.filter(row => row.tags.includes('whales')).length
    expect(tags).toContainEqual({ value: 'whales', name: 'Ballenas', count: whales })
    expect(tags).toContainEqual(expect.objectContaining({ value: 'honeymoon', name: 'Luna de miel' }))
    expect((await ask('tag=whales')).total).toBe(whales)
  })

  it('are none, and say so, for what nobody wrote about', async () => {
    expect(await ask('tag=bobsleigh')).toMatchObject({ reviews: [], total: 0, pages: 1, average: null })
  })
})

describe('what was written about a person', () => {
  it('is the newest first, and does not name them again', async () => {
    const about = await getReviewsAbout(ctx, 'karla-solano')
    const own = rows.filter(({ staffFkey }) => staffFkey === 'karla-solano')
    expect(about.map(({ date }) => date)).toEqual(
      own
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(about.length).toBeGreaterThan(0)
    expect(about.every(({ planner }) => planner === null)).toBe(true)
  })

  it('is nothing for somebody nobody wrote about', async () => {
    expect(await getReviewsAbout(ctx, 'nobody')).toEqual([])
  })
})
