import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EVERYTHING, type FinderFilters } from '#app/features/search/finder/finder.ts'
import { criteriaOf } from '#app/features/search/ranking/criteria.ts'
import { getMeanings } from '#app/features/search/ranking/ranking-queries.server.ts'
import { findClosestInSql } from '#app/features/search/trip-search/find-closest-in-sql.server.ts'
import { findTrips, resolve } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { findMatchingReviews } from '#app/features/voices/question/question-queries.server.ts'
import { type ReviewSearch, searchReviews } from '#app/features/voices/review/review-queries.server.ts'
import type { ReadDatabase } from '#database/connect.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { LOCALES } from '../values/locale.ts'

/** With small tables no query plan needs an index: here every other choice is disabled (decision 19). */

const { db } = await openWorld()

/** The query plans of every statement of a read, avoiding sequential scans and the disabled methods. */
async function plansOf(read: (db: ReadDatabase) => Promise<unknown>, settings: string[]): Promise<string> {
  const statements: SQL[] = []
  const execute = (statement: SQL) => {
    statements.push(statement)
    return db.execute(statement)
  }
  await read(Object.assign(Object.create(db), { execute }))
  return db.transaction(async tx => {
    for (const setting of ['enable_seqscan', ...settings])
      await tx.execute(sql.raw(`set local ${setting} to off`))
    const plans: unknown[] = []
    for (const statement of statements)
      plans.push((await tx.execute(sql`explain (format json) ${statement}`)).rows)
    return JSON.stringify(plans)
  })
}

/** Disabled to force reading in index order, stopping when there is enough. */
const IN_ORDER = ['enable_sort', 'enable_bitmapscan']
/** Disabled to force a bitmap lookup with a sort. */
const LOOKED_UP = ['enable_indexscan', 'enable_indexonlyscan']

describe('the finder reads', () => {
  it.each<[index: string, filters: Partial<FinderFilters>, settings: string[]]>([
    ['finder_trip_newest', {}, IN_ORDER],
    ['finder_trip_newest', { sort: 'newest' }, IN_ORDER],
    ['finder_trip_days', { sort: 'days' }, IN_ORDER],
    ['finder_trip_price', { sort: 'price' }, IN_ORDER],
    ['finder_trip_choices', { countries: ['costa-clara'] }, LOOKED_UP],
    ['finder_trip_choices', { group: 'Solo' }, LOOKED_UP],
    ['finder_trip_choices', { goals: ['Urban Pulse'] }, LOOKED_UP],
    ['finder_trip_choices', { months: [9] }, LOOKED_UP],
    ['finder_trip_contents', { animals: ['forest-ape'] }, LOOKED_UP],
    ['finder_trip_newest', { words: 'forest' }, IN_ORDER],
    ['finder_trip_words', { words: 'hammock' }, LOOKED_UP],
    ['finder_trip_contents', { words: 'pearl bay' }, LOOKED_UP],
  ])('by %s for %j', async (index, filters, settings) => {
    const asked = { ...EVERYTHING, ...filters }
    const words = await readWords({ db, now: () => new Date() }, asked.words)
    const criteria = words ? criteriaOf(words.understood, await getMeanings({ db }, words.understood)) : []
    const plans = await plansOf(async reader => {
      const ctx = { db: Object.assign(reader, { select: db.select.bind(db) }), now: () => new Date() }
      // Few trips are ranked in memory (decision 67): many, by these reads.
      if (words) await findClosestInSql(ctx, await resolve(ctx, asked), criteria)
      else await findTrips(ctx, asked, words)
    }, settings)
    expect(plans).toContain(`"Index Name":"${index}"`)
  })
})

describe('the review search reads', () => {
  it.each<[index: string, search: Partial<ReviewSearch>, settings: string[]]>([
    ['review_date', {}, IN_ORDER],
    ['review_country_date', { country: 'costa-clara' }, IN_ORDER],
    ['review_place', { order: 'mixed', day: '2026-03-14' }, IN_ORDER],
    ['review_country_place', { order: 'mixed', day: '2026-03-14', country: 'costa-clara' }, IN_ORDER],
    ['review_topics', { topic: 'food' }, LOOKED_UP],
  ])('by %s for %j', async (index, search, settings) => {
    const plans = await plansOf(
      reader =>
        searchReviews({ db: reader as never }, { order: 'newest', limit: 10, ...search } as ReviewSearch),
      settings,
    )
    expect(plans).toContain(`"Index Name":"${index}"`)
  })
})

describe('a question to the reviews', () => {
  it.each(LOCALES)('finds those that contain a word by review_says_%s', async language => {
    const plans = await plansOf(
      reader =>
        findMatchingReviews(
          { db: reader as never, locale: 'en' },
          { words: ['rain', 'lluvia'], country: null },
        ),
      LOOKED_UP,
    )
    expect(plans).toContain(`"Index Name":"review_says_${language}"`)
  })
})
