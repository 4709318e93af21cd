import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { copyWorld } from '#tools/testing/content-copy.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { world } from '#tools/testing/world.ts'
import { staff } from './schema/staff.ts'
import { trip, tripCountry, tripDay } from './schema/trip.ts'
import { seed } from './seed.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

/** All rows of all tables, in a fixed order. */
async function allRows(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const entries = []
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by 1`,
    )
    entries.push([name, rows] as const)
  }
  return Object.fromEntries(entries)
}

describe('seeding the content', () => {
  it('has filled every table of the catalogue', async () => {
    const rows = await allRows()
    const filled = ['operator', 'staff', 'country', 'navigation_link', 'word', 'theme', 'tour_type', 'place']
    filled.push('transfer', 'catalogue_item', 'trip', 'trip_country', 'trip_day', 'price_component', 'review')
    filled.push('species', 'vacation_theme')
    filled.push('review_video')
    expect(filled.filter(name => rows[name]?.length === 0)).toEqual([])
  })

  it('lists the trips with one of every country first, as the home page shows them', async () => {
    const rows = await db
      .select({ tag: tripCountry.countryTag })
      .from(trip)
      .innerJoin(tripCountry, and(eq(tripCountry.tripId, trip.id), eq(tripCountry.position, 0)))
      .orderBy(desc(trip.publishedTs), trip.id)
      .limit(3)
    expect(rows.map(({ tag }) => tag)).toEqual(['marmol', 'costa-clara', 'tamarind'])
  })

  it('seeds nothing the second time and changes no row', async () => {
    const before = await allRows()
    expect(await seed(db, world)).toBe(0)
    expect(await allRows()).toEqual(before)
  })

  it('keeps what the office has reworded since', async () => {
    const elsewhere = { en: 'Elsewhere', es: 'Elsewhere' }
    await db.update(staff).set({ place: elsewhere }).where(eq(staff.fkey, 'alma-reyes'))
    expect(await seed(db, world)).toBe(0)
    const rows = await db.select({ place: staff.place }).from(staff).where(eq(staff.fkey, 'alma-reyes'))
    expect(rows).toEqual([{ place: elsewhere }])
  })

  it('seeds the one thing that changed', async () => {
    const content = copyWorld()
    content.set('interests.yaml', [0, 'name', 'en'], 'Creatures')
    const before = await allRows()
    expect(await seed(db, content)).toBe(1)
    const { word, seeded: _sums, document: _documents, ...others } = await allRows()
    const { word: wordsBefore, seeded: _sumsBefore, document: _documentsBefore, ...othersBefore } = before
    expect(others).toEqual(othersBefore)
    expect(word).toHaveLength(wordsBefore?.length ?? 0)
    const changed = word?.filter(
      row => !wordsBefore?.some(old => JSON.stringify(old) === JSON.stringify(row)),
    )
    expect(changed).toMatchObject([{ row: { name: { en: 'Creatures' } } }])
    await seed(db, world)
  })

  it('replaces the days and prices of a trip that changed', async () => {
    const content = copyWorld()
    content.set('costa-clara/trips/still-waters.yaml', ['days', 0, 'title', 'en'], 'Another first day')
    const daysOf = () =>
      db
        .select({ number: tripDay.number, title: tripDay.title })
        .from(tripDay)
        .innerJoin(trip, eq(trip.id, tripDay.tripId))
        .where(eq(trip.key, 'still-waters'))
        .orderBy(tripDay.number)
    const before = await daysOf()
    expect(await seed(db, content)).toBe(1)
    const after = await daysOf()
    expect(after[0]?.title.en).toBe('Another first day')
    expect(after.slice(1)).toEqual(before.slice(1))
  })

  it('refuses content with mistakes, and names the first', async () => {
    const content = copyWorld()
    content.set('costa-clara/trips/still-waters.yaml', ['planner'], 'nobody')
    const before = await allRows()
    await expect(seed(db, content)).rejects.toThrow(
      /the first in content\/costa-clara\/trips\/still-waters\.yaml:\d+ \(there is no member of staff nobody/,
    )
    expect(await allRows()).toEqual(before)
  })
})
