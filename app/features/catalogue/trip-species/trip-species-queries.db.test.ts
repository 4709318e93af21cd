import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { species } from '#database/schema/species.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { getSpeciesOfTrip } from './trip-species-queries.server.ts'

const { db } = await openWorld()

async function speciesOf(key: string, locale: Locale = 'en') {
  const [row] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, key))
  return getSpeciesOfTrip({ db, locale }, row?.id ?? 0)
}

test('the day at the island has turtles, and the day of the walk at the station has tapirs', async () => {
  const { seen, days } = await speciesOf('cloud-to-coast')
  const keysOn = (day: number) => days.find(({ number }) => number === day)?.keys
  expect(keysOn(9)).toContain('singing-whale')
  expect(keysOn(8)).toEqual(expect.arrayContaining(['long-nosed-tapir', 'spotted-cat']))
  expect(seen.find(({ key }) => key === 'long-nosed-tapir')).toMatchObject({
    name: 'Long-nosed tapir',
    latin: 'Tapirus bairdii',
    plate: { species: 'bairds-tapir' },
  })
})

test('a trip lists a species that has no plate yet', async () => {
  const { seen, days } = await speciesOf('the-east-side')
  expect(seen.find(({ key }) => key === 'tall-stork')).toMatchObject({ name: 'Tall stork' })
  expect(days.find(({ number }) => number === 3)?.keys).toContain('tall-stork')
})

test('a day on the reef has no species of the forest behind its town', async () => {
  const { days } = await speciesOf('the-east-side')
  expect(days.find(({ number }) => number === 6)?.keys ?? []).not.toContain('red-macaw')
})

test('a trip for children of eight leaves out species with a minimum age of fifteen', async () => {
  const { seen } = await speciesOf('small-steps-on-the-plain')
  expect(seen.map(({ key }) => key)).toContain('long-neck')
  expect(seen.map(({ key }) => key)).not.toContain('forest-ape')
})

test('the apes are met in their forest, not on the plain', async () => {
  const { days } = await speciesOf('grass-and-coral')
  const withApes = days.filter(({ keys }) => keys.includes('forest-ape')).map(({ number }) => number)
  expect(withApes).toContain(5)
  expect(withApes).not.toContain(3)
})

test('a last day that only changes planes in a town has no species of it', async () => {
  const { days } = await speciesOf('cloud-to-coast')
  expect(days.map(({ number }) => number)).not.toContain(11)
})

test('both languages have the same species', async () => {
  const [english, spanish] = [
    await speciesOf('two-coasts-with-kids'),
    await speciesOf('two-coasts-with-kids', 'es'),
  ]
  expect(spanish.days).toEqual(english.days)
  expect(spanish.seen.map(({ key }) => key)).toEqual(english.seen.map(({ key }) => key))
  expect(spanish.seen.find(({ key }) => key === 'emerald-turtle')?.name).toBe('Tortuga esmeralda')
})

test('no trip has a species outside its months in its countries', async () => {
  const [trips, rows] = [await db.select().from(trip), await db.select().from(species)]
  for (const { id, key, bestMonths } of trips) {
    const { seen, days } = await getSpeciesOfTrip({ db, locale: 'en' }, id)
    const drawn = new Set(seen.map(one => one.key))
    expect(
      days.flatMap(({ keys }) => keys).filter(one => !drawn.has(one)),
      key,
    ).toEqual([])
    for (const one of seen) {
      const months = rows.find(row => row.key === one.key)?.seen.flatMap(at => at.months) ?? []
      expect(
        bestMonths.some(month => months.includes(month)),
        `${one.key} of ${key}`,
      ).toBe(true)
    }
  }
})

test('a trip without days has no species', async () => {
  expect(await getSpeciesOfTrip({ db, locale: 'en' }, 0)).toEqual({ seen: [], days: [] })
})
