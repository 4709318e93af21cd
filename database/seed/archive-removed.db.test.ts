import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type ContentCopy, copyWorld } from '#tools/testing/content-copy.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { world } from '#tools/testing/world.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import { place } from '../schema/place.ts'
import { review } from '../schema/review.ts'
import { species } from '../schema/species.ts'
import { trip, tripCountry } from '../schema/trip.ts'
import { seed } from '../seed.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

function addCopyOf(content: ContentCopy, file: string, name: string): string {
  const other = join(file, '..', `${name}.yaml`)
  cpSync(join(content.root, file), join(content.root, other))
  return other
}

const TRAVELLERS = {
  ...{
    key: 'plan-7',
    countryTag: 'costa-clara',
    name: 'Ana',
    date: '2026-10-19',
    rating: 5,
    writtenIn: 'EN',
  },
  ...{
    travelGroup: 'Solo' as const,
    comment: { en: 'It rained, and I would go again.', es: 'Llovió, y volvería.' },
  },
}

/** The content with one more thing of each kind, both referenced and unreferenced ones. */
function contentWithMore(): ContentCopy {
  const content = copyWorld()
  addCopyOf(content, 'costa-clara/trips/still-waters.yaml', 'stiller-waters')
  addCopyOf(content, 'costa-clara/hotels/casa-marea.yaml', 'casa-marea-two')
  addCopyOf(content, 'costa-clara/tours/lava-walk.yaml', 'another-lava-walk')
  addCopyOf(content, 'costa-clara/attractions/gull-island.yaml', 'another-island')
  addCopyOf(content, 'articles/costa-clara-in-a-year.yaml', 'costa-clara-in-another')
  content.set(addCopyOf(content, 'species/bottle-tree.yaml', 'false-baobab'), ['latin'], 'Adansonia falsa')
  content.set('costa-clara/reviews.yaml', [0, 'key'], 'pablo-again')
  return content
}

async function stateOf(key: string) {
  const of = (
    table: typeof trip | typeof catalogueItem,
    column: typeof trip.key | typeof catalogueItem.key,
  ) =>
    db
      .select({ isArchived: sql<boolean>`${table.archived} is not null` })
      .from(table)
      .where(eq(column, key))
  const rows = await Promise.all([
    of(trip, trip.key),
    of(catalogueItem, catalogueItem.key),
    db
      .select({ isArchived: sql<boolean>`${place.archived} is not null` })
      .from(place)
      .where(eq(place.slug, key)),
  ])
  return rows.flat()[0]?.isArchived ? 'archived' : rows.flat().length > 0 ? 'there' : 'nowhere'
}

const REFERRED_TO = ['stiller-waters', 'casa-marea-two', 'another-lava-walk', 'another-island']

function statesOfAll() {
  return Promise.all(REFERRED_TO.map(stateOf))
}

async function reviewKeys() {
  const rows = await db.select({ key: review.key }).from(review)
  return rows.map(({ key }) => key)
}

it('archives what is gone from content/, and restores it when it is back', async () => {
  const more = contentWithMore()
  await seed(db, more)
  expect(await statesOfAll()).toEqual(['there', 'there', 'there', 'there'])
  await seed(db, world)
  expect(await statesOfAll()).toEqual(['archived', 'archived', 'archived', 'archived'])
  const published = await db
    .select({ published: tripCountry.published })
    .from(tripCountry)
    .innerJoin(trip, and(eq(trip.id, tripCountry.tripId), eq(trip.key, 'stiller-waters')))
  expect(published).toEqual([{ published: false }])
  expect(await stateOf('still-waters')).toBe('there')
  await seed(db, more)
  expect(await statesOfAll()).toEqual(['there', 'there', 'there', 'there'])
  await seed(db, world)
})

it('deletes unreferenced things, and nothing that a traveller wrote', async () => {
  await db.insert(review).values(TRAVELLERS)
  await seed(db, contentWithMore())
  const counted = () =>
    db.execute<{ slug: string }>(sql`select slug from article where slug = 'costa-clara-in-another'`)
  expect(await reviewKeys()).toEqual(expect.arrayContaining(['pablo-again', 'plan-7']))
  expect((await counted()).rows).toHaveLength(1)
  await seed(db, world)
  const keys = await reviewKeys()
  expect(keys).toContain('plan-7')
  expect(keys).toContain('pablo-2026-10')
  expect(keys).not.toContain('pablo-again')
  expect((await counted()).rows).toEqual([])
  expect(await db.select().from(species).where(eq(species.key, 'false-baobab'))).toEqual([])
})

it('allows a species to change its key', async () => {
  const content = copyWorld()
  addCopyOf(content, 'species/bottle-tree.yaml', 'upside-down-tree')
  rmSync(join(content.root, 'species/bottle-tree.yaml'))
  await seed(db, content)
  const rows = await db
    .select({ key: species.key })
    .from(species)
    .where(eq(species.latin, 'Adansonia digitata'))
  expect(rows).toEqual([{ key: 'upside-down-tree' }])
  await seed(db, world)
})

it('leaves archived what was archived by hand', async () => {
  await db.update(trip).set({ archived: sql`now()` }).where(eq(trip.key, 'still-waters'))
  const content = copyWorld()
  content.set('costa-clara/trips/still-waters.yaml', ['title', 'en'], 'Stiller Waters')
  expect(await seed(db, content)).toBe(1)
  expect(await stateOf('still-waters')).toBe('archived')
})
