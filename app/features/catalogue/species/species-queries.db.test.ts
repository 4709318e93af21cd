import { eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { species } from '#database/schema/species.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase, openWorld } from '#tools/testing/test-database.ts'
import { getFieldGuide, getSpeciesIn } from './species-api-queries.server.ts'
import { getSpeciesPage } from './species-place-queries.server.ts'

const { db } = await openWorld()
const own = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', now: () => new Date('2026-03-20T23:00:00Z') } as const

async function keysFor(query: string) {
  const { groups } = await getFieldGuide(ctx, new URLSearchParams(query))
  return groups.flatMap(({ species }) => species.map(({ key }) => key))
}

describe('the field guide', () => {
  it('shows the plates that are drawn, each once: those of the month, then the first of each kind', async () => {
    const { groups, now, total } = await getFieldGuide(ctx, new URLSearchParams())
    const cards = [...now.species, ...groups.flatMap(({ species }) => species)]
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length)
    expect(cards.find(({ key }) => key === 'green-trogon')?.plate?.species).toBe('quetzal')
    expect(cards.find(({ key }) => key === 'tall-stork')?.plate).toBeNull()
    expect(total).toBe(cards.length)
  })

  it('hangs what is drawn before what is not', async () => {
    const undrawn = eq(species.key, 'grey-elephant')
    await own.db.update(species).set({ latin: 'Ailurus fulgens' }).where(undrawn)
    const { groups } = await getFieldGuide({ ...ctx, db: own.db }, new URLSearchParams('kind=mammal'))
    const keys = groups.flatMap(({ species }) => species.map(({ key }) => key))
    expect(keys.length).toBeGreaterThan(4)
    expect(keys.at(-1)).toBe('grey-elephant')
    await own.db.update(species).set({ latin: 'Loxodonta africana' }).where(undrawn)
  })

  it('is filtered by kind, country and month', async () => {
    const birds = await keysFor('kind=bird&country=costa-clara&month=3')
    expect(birds).toContain('green-trogon')
    expect(birds).not.toContain('passing-hawk')
    expect(birds).not.toContain('spotted-cat')
    expect(await keysFor('kind=amphibian&country=tamarind')).toEqual([])
  })

  it('shows species of this month’s season first', async () => {
    const { now } = await getFieldGuide(ctx, new URLSearchParams())
    expect(now.month).toBe(3)
    expect(now.species.map(({ key }) => key)).toContain('giant-turtle')
    expect(now.species.map(({ key }) => key)).not.toContain('plains-lion')
  })

  it('offers only countries that have a page', async () => {
    const { countries } = await getFieldGuide(ctx, new URLSearchParams('country=barlovento'))
    expect(countries).toHaveLength(6)
    expect(await keysFor('country=barlovento')).toHaveLength((await keysFor('')).length)
  })

  test('species of a country are of the requested kinds', async () => {
    const shown = await getSpeciesIn(ctx, { country: 'tamarind', kinds: ['mammal'], places: [], count: 4 })
    expect(shown).toHaveLength(4)
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['mammal']))
  })

  test('species of some places are seen at one of them', async () => {
    const wanted = { country: 'tamarind', kinds: ['mammal'], count: 20 } as const
    const keysAt = async (places: string[]) =>
      (await getSpeciesIn(ctx, { ...wanted, places })).map(({ key }) => key)
    expect(await keysAt([])).toContain('forest-ape')
    const onThePlain = await keysAt(['big-grass', 'acacia-town'])
    expect(onThePlain).toContain('grey-elephant')
    expect(onThePlain).not.toContain('forest-ape')
  })
})

describe('a species’ page', () => {
  it('has the months of its country and of every place that lists it', async () => {
    const { calendar } = await getSpeciesPage(ctx, 'green-trogon')
    expect(calendar[0]).toMatchObject({ kind: 'country', key: 'costa-clara', inWords: 'Feb–Jun' })
    const dota = calendar.find(({ key }) => key === 'robles-altos')
    expect(dota).toMatchObject({ kind: 'destination', months: [2, 3, 4, 5] })
    expect(calendar.map(({ key }) => key)).toContain('robles-park')
    expect(calendar.find(({ key }) => key === 'alto-frio')).toMatchObject({ months: [2, 3, 4, 5, 6] })
    expect(calendar.map(({ key }) => key)).toContain('marmol')
  })

  it('matches subspecies in the lists', async () => {
    const { calendar } = await getSpeciesPage(ctx, 'small-monkey')
    const places = calendar.map(({ key }) => key)
    expect(places).toEqual(expect.arrayContaining(['bahia-perla', 'dos-rios']))
  })

  it('links to its tours, trips and contact person', async () => {
    const page = await getSpeciesPage({ ...ctx, locale: 'es' }, 'green-trogon')
    expect(page.name).toBe('Trogón verde')
    expect(page.tours.map(({ key }) => key)).toContain('trogon-dawn')
    expect(page.tripKeys).toContain('still-waters')
    expect(page.home).toEqual({ tag: 'costa-clara', name: 'Costa Clara' })
    expect(page.answerer?.fkey).toBe('alma-reyes')
  })

  it('offers a tour and a trip only in months in which the species is seen there', async () => {
    const sameBeach = await Promise.all(
      ['emerald-turtle', 'giant-turtle'].map(async key => {
        const { tours } = await getSpeciesPage(ctx, key)
        return tours.some(tour => tour.key === 'turtle-night')
      }),
    )
    expect(sameBeach).toEqual([true, false])
    const trips = async (bestMonths: number[]) => {
      await own.db.update(trip).set({ bestMonths }).where(eq(trip.key, 'still-waters'))
      const { tripKeys } = await getSpeciesPage({ ...ctx, db: own.db }, 'green-trogon')
      return tripKeys.includes('still-waters')
    }
    expect([await trips([2, 3]), await trips([10, 11])]).toEqual([true, false])
  })

  it('lists species of the same places', async () => {
    const { related } = await getSpeciesPage(ctx, 'green-trogon')
    expect(related.map(({ key }) => key)).toContain('bell-bird')
    expect(related.map(({ key }) => key)).not.toContain('plains-lion')
  })

  it('has no name if the office answers, and no places if none are written', async () => {
    await own.db
      .update(species)
      .set({ latin: 'Varanus ignotus', seen: [{ country: 'nubla', months: [1], places: [] }] })
      .where(eq(species.key, 'reef-shark'))
    const { answerer, home, calendar, tours, tripKeys } = await getSpeciesPage(
      { ...ctx, db: own.db },
      'reef-shark',
    )
    expect({ answerer, home: home?.tag, tours, tripKeys }).toEqual({
      answerer: null,
      home: 'nubla',
      tours: [],
      tripKeys: [],
    })
    expect(calendar).toHaveLength(1)
  })

  test.each(['', 'dodo', 'Quetzal', "' or true --"])('is refused for "%s"', async key => {
    await expect(getSpeciesPage(ctx, key)).rejects.toMatchObject({ code: 'not_found' })
  })
})
