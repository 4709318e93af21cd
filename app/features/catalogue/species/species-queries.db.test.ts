import { eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { isSpeciesKey, SPECIES_KEYS } from '#art/plate/plate.ts'
import { species } from '#database/schema/species.ts'
import { openCatalogue, openTestDatabase } from '#tools/testing/test-database.ts'
import { getFieldGuide, getSpeciesIn } from './field-guide-queries.server.ts'
import { getSpeciesPage } from './species-page-queries.server.ts'

const { db } = await openCatalogue()
const own = await openTestDatabase({ seeded: true, unwritten: true })
const ctx = { db, locale: 'en', now: () => new Date('2026-03-31T23:00:00Z') } as const

async function keysFor(query: string) {
  const { groups } = await getFieldGuide(ctx, new URLSearchParams(query))
  return groups.flatMap(({ species }) => species.map(({ key }) => key))
}

describe('the field guide', () => {
  it('has a text for every drawn plate, and shows the plate', async () => {
    const { groups, total } = await getFieldGuide(ctx, new URLSearchParams())
    const cards = groups.flatMap(({ species }) => species)
    const plates = cards.flatMap(({ plate }) => plate?.species ?? [])
    expect(new Set(plates)).toEqual(new Set(SPECIES_KEYS))
    expect(plates.every(isSpeciesKey)).toBe(true)
    expect(total).toBe(cards.length)
  })

  it('hangs what is drawn before what is not', async () => {
    const undrawn = eq(species.key, 'african-elephant')
    await own.db.update(species).set({ latin: 'Ailurus fulgens' }).where(undrawn)
    const { groups } = await getFieldGuide({ ...ctx, db: own.db }, new URLSearchParams('kind=mammal'))
    const keys = groups.flatMap(({ species }) => species.map(({ key }) => key))
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.at(-1)).toBe('african-elephant')
    await own.db.update(species).set({ latin: 'Loxodonta africana' }).where(undrawn)
  })

  it('is filtered by kind, country and month', async () => {
    const birds = await keysFor('kind=bird&country=costa-rica&month=3')
    expect(birds).toContain('quetzal')
    expect(birds).not.toContain('broad-winged-hawk')
    expect(birds).not.toContain('jaguar')
    expect(await keysFor('kind=amphibian&country=kenya')).toEqual([])
  })

  it('shows species of this month’s season first', async () => {
    const { now } = await getFieldGuide(ctx, new URLSearchParams())
    expect(now.month).toBe(3)
    expect(now.species.map(({ key }) => key)).toContain('leatherback-turtle')
    expect(now.species.map(({ key }) => key)).not.toContain('lion')
  })

  it('offers only countries that have a page', async () => {
    const { countries } = await getFieldGuide(ctx, new URLSearchParams('country=cuba'))
    expect(countries).toHaveLength(15)
    expect(await keysFor('country=cuba')).toHaveLength((await keysFor('')).length)
  })

  test('species of a country are of the requested kinds', async () => {
    const shown = await getSpeciesIn(ctx, { country: 'kenya', kinds: ['mammal'], places: [], count: 4 })
    expect(shown).toHaveLength(4)
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['mammal']))
  })

  test('species of some places are seen at one of them', async () => {
    const wanted = { country: 'indonesia', kinds: ['mammal'], count: 20 } as const
    const keysAt = async (places: string[]) =>
      (await getSpeciesIn(ctx, { ...wanted, places })).map(({ key }) => key)
    expect(await keysAt([])).toContain('asian-elephant')
    const onBali = await keysAt(['ubud', 'munduk'])
    expect(onBali).toContain('long-tailed-macaque')
    expect(onBali).not.toContain('asian-elephant')
  })
})

describe('a species’ page', () => {
  it('has the months of its country and of every place that lists it', async () => {
    const { calendar } = await getSpeciesPage(ctx, 'quetzal')
    expect(calendar[0]).toMatchObject({ kind: 'country', key: 'costa-rica', inWords: 'Feb–Jul' })
    const dota = calendar.find(({ key }) => key === 'san-gerardo-de-dota')
    expect(dota).toMatchObject({ kind: 'destination', months: [2, 3, 4, 5] })
    expect(calendar.map(({ key }) => key)).toContain('los-quetzales-national-park')
    expect(calendar.find(({ key }) => key === 'boquete')).toMatchObject({ months: [2, 3, 4, 5, 6] })
    expect(calendar.map(({ key }) => key)).toContain('panama')
  })

  it('matches subspecies in the lists', async () => {
    const { calendar } = await getSpeciesPage(ctx, 'squirrel-monkey')
    const places = calendar.map(({ key }) => key)
    expect(places).toEqual(expect.arrayContaining(['manuel-antonio', 'puerto-jimenez']))
  })

  it('links to its tours, trips and contact person', async () => {
    const page = await getSpeciesPage({ ...ctx, locale: 'es' }, 'quetzal')
    expect(page.name).toBe('Quetzal')
    expect(page.tours.map(({ key }) => key)).toContain('quetzal-dawn')
    expect(page.tripKeys).toContain('quetzals-and-coffee')
    expect(page.home).toEqual({ tag: 'costa-rica', name: 'Costa Rica' })
    expect(page.answerer?.fkey).toBe('daniela-quesada')
  })

  it('lists species of the same places', async () => {
    const { related } = await getSpeciesPage(ctx, 'quetzal')
    expect(related.map(({ key }) => key)).toContain('three-wattled-bellbird')
    expect(related.map(({ key }) => key)).not.toContain('lion')
  })

  it('has no name if the office answers, and no places if none are written', async () => {
    await own.db
      .update(species)
      .set({ latin: 'Varanus ignotus', seen: [{ country: 'laos', months: [1], places: [] }] })
      .where(eq(species.key, 'komodo-dragon'))
    const { answerer, home, calendar, tours, tripKeys } = await getSpeciesPage(
      { ...ctx, db: own.db },
      'komodo-dragon',
    )
    expect({ answerer, home: home?.tag, tours, tripKeys }).toEqual({
      answerer: null,
      home: 'laos',
      tours: [],
      tripKeys: [],
    })
    expect(calendar).toHaveLength(1)
  })

  test.each(['', 'dodo', 'Quetzal', "' or true --"])('is refused for "%s"', async key => {
    await expect(getSpeciesPage(ctx, key)).rejects.toMatchObject({ code: 'not_found' })
  })
})
