import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { species } from '#database/schema/species.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getSpeciesOfTrip } from './trip-species-queries.server.ts'

const { db } = await openCatalogue()

async function speciesOf(key: string, locale: Locale = 'en') {
  const [row] = await db.select({ id: trip.id }).from(trip).where(eq(trip.key, key))
  return getSpeciesOfTrip({ db, locale }, row?.id ?? 0)
}

test('the day at Uvita has whales, and the day of the walk in Corcovado has tapirs', async () => {
  const { seen, days } = await speciesOf('seven-days-on-the-osa')
  const keysOn = (day: number) => days.find(({ number }) => number === day)?.keys
  expect(keysOn(2)).toContain('humpback-whale')
  expect(keysOn(3)).toEqual(expect.arrayContaining(['bairds-tapir', 'jaguar']))
  expect(seen.find(({ key }) => key === 'bairds-tapir')).toMatchObject({
    name: 'Baird’s tapir',
    latin: 'Tapirus bairdii',
    plate: { species: 'bairds-tapir' },
  })
})

test('the trip for the jabiru lists it, although it has no plate yet', async () => {
  const { seen, days } = await speciesOf('boats-storks-and-tacos')
  expect(seen.find(({ key }) => key === 'jabiru')).toMatchObject({ name: 'Jabiru' })
  expect(days.find(({ number }) => number === 3)?.keys).toEqual(['jabiru'])
})

test('a day on the reef has no species of the hills behind its town', async () => {
  const { days } = await speciesOf('boats-storks-and-tacos')
  const reef = days.find(({ number }) => number === 7)?.keys ?? []
  expect(reef).not.toContain('scarlet-macaw')
  expect(reef).not.toContain('whale-shark')
})

test('a trip for children of eight leaves out species with a minimum age of fifteen', async () => {
  const { seen } = await speciesOf('small-boats')
  expect(seen.map(({ key }) => key)).toContain('giraffe')
  expect(seen.map(({ key }) => key)).not.toContain('chimpanzee')
})

test('the morning of the chimpanzees has them, the forest where they are mostly absent does not', async () => {
  const { days } = await speciesOf('four-parks-in-fifteen-days')
  expect(days.find(({ keys }) => keys.includes('chimpanzee'))?.number).toBe(13)
})

test('a last day that only changes planes in Bangkok has no species of its canals', async () => {
  const { seen, days } = await speciesOf('a-ridge-of-tea')
  expect(days.map(({ number }) => number)).not.toContain(5)
  expect(seen.map(({ key }) => key)).not.toContain('water-monitor')
})

test('a bay where dugongs are very rare does not list them', async () => {
  const { seen } = await speciesOf('south-at-the-table')
  expect(seen.map(({ key }) => key)).not.toContain('dugong')
})

test('both languages have the same species', async () => {
  const [english, spanish] = [
    await speciesOf('two-oceans-one-backpack-each'),
    await speciesOf('two-oceans-one-backpack-each', 'es'),
  ]
  expect(spanish.days).toEqual(english.days)
  expect(spanish.seen.map(({ key }) => key)).toEqual(english.seen.map(({ key }) => key))
  expect(spanish.seen.find(({ key }) => key === 'green-turtle')?.name).toBe('Tortuga verde')
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
