import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authored, type ContentCopy, copyContent } from '#tools/testing/content-copy.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import { place } from '../schema/place.ts'
import { review } from '../schema/review.ts'
import { species } from '../schema/species.ts'
import { trip, tripCountry } from '../schema/trip.ts'
import { seed } from '../seed.ts'

const { db } = await openTestDatabase({ seeded: true })

function addCopyOf(content: ContentCopy, file: string, name: string): string {
  const other = join(file, '..', `${name}.yaml`)
  cpSync(join(content.root, file), join(content.root, other))
  return other
}

const TRAVELLERS = {
  ...{ key: 'plan-7', countryTag: 'costa-rica', name: 'Ana', date: '2026-10-19', rating: 5, writtenIn: 'EN' },
  ...{
    travelGroup: 'Solo' as const,
    comment: { en: 'It rained, and I would go again.', es: 'Llovió, y volvería.' },
  },
}

/** The content with one more thing of each kind, both referenced and unreferenced ones. */
function contentWithMore(): ContentCopy {
  const content = copyContent()
  addCopyOf(content, 'costa-rica/trips/slow-water.yaml', 'slower-water')
  addCopyOf(content, 'costa-rica/hotels/casa-cacao.yaml', 'casa-cacao-two')
  addCopyOf(content, 'costa-rica/tours/arenal-lava-walk.yaml', 'another-lava-walk')
  addCopyOf(content, 'costa-rica/attractions/cano-island.yaml', 'another-island')
  addCopyOf(content, 'articles/driving-in-costa-rica.yaml', 'riding-in-costa-rica')
  content.set(addCopyOf(content, 'species/african-baobab.yaml', 'false-baobab'), ['latin'], 'Adansonia falsa')
  content.set('costa-rica/reviews.yaml', [0, 'key'], 'luis-again')
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

const REFERRED_TO = ['slower-water', 'casa-cacao-two', 'another-lava-walk', 'another-island']

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
  await seed(db, authored)
  expect(await statesOfAll()).toEqual(['archived', 'archived', 'archived', 'archived'])
  const published = await db
    .select({ published: tripCountry.published })
    .from(tripCountry)
    .innerJoin(trip, and(eq(trip.id, tripCountry.tripId), eq(trip.key, 'slower-water')))
  expect(published).toEqual([{ published: false }])
  expect(await stateOf('slow-water')).toBe('there')
  await seed(db, more)
  expect(await statesOfAll()).toEqual(['there', 'there', 'there', 'there'])
  await seed(db, authored)
})

it('deletes unreferenced things, and nothing that a traveller wrote', async () => {
  await db.insert(review).values(TRAVELLERS)
  await seed(db, contentWithMore())
  const counted = () => db.execute<{ slug: string }>(sql`select slug from article where slug like 'riding-%'`)
  expect(await reviewKeys()).toEqual(expect.arrayContaining(['luis-again', 'plan-7']))
  expect((await counted()).rows).toHaveLength(1)
  await seed(db, authored)
  const keys = await reviewKeys()
  expect(keys).toContain('plan-7')
  expect(keys).toContain('luis-carrasco-2026-10')
  expect(keys).not.toContain('luis-again')
  expect((await counted()).rows).toEqual([])
  expect(await db.select().from(species).where(eq(species.key, 'false-baobab'))).toEqual([])
})

it('allows a species to change its key', async () => {
  const content = copyContent()
  addCopyOf(content, 'species/african-baobab.yaml', 'upside-down-tree')
  rmSync(join(content.root, 'species/african-baobab.yaml'))
  await seed(db, content)
  const rows = await db
    .select({ key: species.key })
    .from(species)
    .where(eq(species.latin, 'Adansonia digitata'))
  expect(rows).toEqual([{ key: 'upside-down-tree' }])
  await seed(db, authored)
})

it('leaves archived what was archived by hand', async () => {
  await db.update(trip).set({ archived: sql`now()` }).where(eq(trip.key, 'slow-water'))
  const content = copyContent()
  content.set('costa-rica/trips/slow-water.yaml', ['title', 'en'], 'Slower Water')
  expect(await seed(db, content)).toBe(1)
  expect(await stateOf('slow-water')).toBe('archived')
})
