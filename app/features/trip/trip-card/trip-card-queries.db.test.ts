import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getTripCards, getTripOutlines } from './trip-card-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

test('cards are in the requested order; unknown ones are left out', async () => {
  const cards = await getTripCards(ctx, ['still-waters', 'no-such-trip', 'cloud-to-coast'])
  expect(cards.map(({ key }) => key)).toEqual(['still-waters', 'cloud-to-coast'])
  expect(await getTripCards(ctx, [])).toEqual([])
})

test('an archived trip has no card', async () => {
  await db
    .update(trip)
    .set({ archived: new Date(0) })
    .where(eq(trip.key, 'surf-and-shells'))
  expect(await getTripCards(ctx, ['surf-and-shells'])).toEqual([])
})

test('no two posters are the same', async () => {
  const keys = (await db.select({ key: trip.key }).from(trip)).map(({ key }) => key)
  const prints = (await getTripCards(ctx, keys)).map(({ picture }) => JSON.stringify(picture))
  expect(new Set(prints).size).toBe(prints.length)
})

test('the return to the start of a trip is not part of its route', async () => {
  const [outline] = await getTripOutlines(ctx, ['cloud-to-coast'])
  const { stops } = outline?.card ?? { stops: [] }
  expect(stops.at(-1)?.place).toBe(stops[0]?.place)
  expect(outline?.route).toHaveLength(stops.length - 1)
})
