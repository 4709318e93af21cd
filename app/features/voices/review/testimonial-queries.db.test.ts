import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { review } from '#database/schema/review.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getReviewsAbout, getTestimonials } from './testimonial-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const
const rows = await db.select().from(review)
const ask = (query: string, locale: Locale = 'en') =>
  getTestimonials({ db, locale }, new URLSearchParams(query))

describe('the testimonials', () => {
  it('are complete over all pages, each once', async () => {
    const { total, pages } = await ask('')
    expect(total).toBe(rows.length)
    const seen: string[] = []
    for (let page = 1; page <= pages; page++)
      seen.push(...(await ask(`page=${page}`)).reviews.map(({ key }) => key))
    expect(seen.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
  })

  it('beyond the last page show the last one', async () => {
    const last = await ask('page=9999')
    expect(last.filters.page).toBe(last.pages)
    expect(last.reviews.length).toBeGreaterThan(0)
  })

  it('can be a single one, and are all for an unknown key', async () => {
    const alone = await ask('review=pablo-2026-10')
    expect([alone.reviews.map(({ key }) => key), alone.pages]).toEqual([['pablo-2026-10'], 1])
    const none = await ask('review=nobody')
    expect([none.reviews.length, none.filters.review]).toEqual([12, undefined])
  })

  it('have the full text, the trip and its planner', async () => {
    const { reviews } = await ask('limit=48')
    const one = reviews.find(({ key }) => key === 'pablo-2026-10')
    const row = rows.find(({ key }) => key === 'pablo-2026-10')
    expect(one).toMatchObject({
      title: 'It rained every afternoon',
      comment: row?.comment.en,
      translatedFrom: 'Spanish',
      group: 'Couple',
      answer: row?.answer?.en,
      trip: { key: 'one-hammock', title: 'One Hammock', country: 'costa-clara' },
      planner: { fkey: 'dario-campos', firstName: 'Darío' },
    })
    expect(one?.trip?.stops.length).toBeGreaterThan(1)
    expect(one?.answer).toContain('taxi')
  })

  it('can be sorted with critical ones first', async () => {
    const { reviews, ratings, average } = await ask('order=critical&limit=48')
    const given = reviews.map(({ rating }) => rating)
    expect(given).toEqual(given.toSorted((a, b) => a - b))
    expect(given[0]).toBeLessThan(4)
    expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(average).toMatch(/^\d\.\d$/)
  })

  it('offer filters in the reader’s language, with counts', async () => {
    const { countries, tags } = await ask('', 'es')
    const ours = rows.filter(row => row.countryTag === 'costa-clara').length
    expect(countries).toContainEqual({ value: 'costa-clara', name: 'Costa Clara', count: ours })
    const whales = rows.filter(row => row.tags.includes('whales')).length
    expect(tags).toContainEqual({ value: 'whales', name: 'Ballenas', count: whales })
    expect(tags).toContainEqual(expect.objectContaining({ value: 'honeymoon', name: 'Luna de miel' }))
    expect((await ask('tag=whales')).total).toBe(whales)
  })

  it('offer each name once: tags of the same name are merged', async () => {
    await db
      .update(review)
      .set({ tags: ['beaches'] })
      .where(eq(review.key, 'david-2026-03'))
    const { tags } = await ask('')
    const names = tags.map(({ name }) => name)
    expect(names.filter(name => name === 'Beaches')).toHaveLength(1)
    expect(new Set(names).size).toBe(names.length)
    for (const { value, count } of tags) expect((await ask(`tag=${value}`)).total).toBe(count)
  })

  it('offer groups by frequency, with counts', async () => {
    const { groups } = await ask('')
    expect(groups.map(({ name }) => name).toSorted()).toEqual(['Couples', 'Families', 'Friends', 'Solo'])
    for (const { value, count } of groups) expect((await ask(`tag=${value}`)).total).toBe(count)
  })

  it('of a country without reviews are empty, with its name', async () => {
    expect(await ask('country=nubla')).toMatchObject({
      reviews: [],
      total: 0,
      everything: 0,
      country: 'Nubla',
    })
    expect(await ask('country=atlantis')).toMatchObject({ total: rows.length, country: null })
  })

  it('are empty for filters without matches', async () => {
    expect(await ask('tag=bobsleigh')).toMatchObject({ reviews: [], total: 0, pages: 1, average: null })
  })
})

describe('the reviews of a planner', () => {
  it('are sorted with the newest first', async () => {
    const about = await getReviewsAbout(ctx, 'berta-prado')
    const own = rows.filter(({ staffFkey }) => staffFkey === 'berta-prado')
    expect(about.map(({ date }) => date)).toEqual(
      own
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(about.length).toBeGreaterThan(0)
  })

  it('are empty for a planner without any', async () => {
    expect(await getReviewsAbout(ctx, 'nobody')).toEqual([])
  })
})

/** Last, because they change rows. */
describe('outdated data', () => {
  it('a former planner is neither named nor linked; their answer stays', async () => {
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'dario-campos'))
    const { reviews } = await ask('limit=48')
    const theirs = reviews.find(({ key }) => key === 'pablo-2026-10')
    expect(theirs).toMatchObject({ planner: null, answer: expect.stringContaining('taxi') })
    expect(reviews.filter(({ planner }) => planner?.fkey === 'dario-campos')).toEqual([])
    expect(reviews.filter(({ planner }) => planner !== null).length).toBeGreaterThan(0)
  })

  it('an archived trip is not shown', async () => {
    await db
      .update(trip)
      .set({ archived: new Date('2026-01-01') })
      .where(eq(trip.key, 'one-hammock'))
    const { reviews } = await ask('limit=48')
    expect(reviews.find(({ key }) => key === 'pablo-2026-10')?.trip).toBeNull()
  })
})
