import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { CONTENT_CHANNEL, readNotice } from '#app/freshness/content-version.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { contentFolder } from '../content/content-file.ts'
import type { DocumentId } from '../content/document-kinds.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import { document, documentVersion } from '../schema/document.ts'
import { seed } from '../seed.ts'
import type { Publishing } from './publish.ts'
import { openPublisher } from './publisher.ts'
import { isDocument } from './versions.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const world = contentFolder(mkdtempSync(join(tmpdir(), 'ceiba-test-')))
cpSync('tools/testing/world', world.root, { recursive: true })
const publisher = openPublisher(connection, world.root)
afterAll(async () => {
  await publisher.close()
  rmSync(world.root, { recursive: true })
})

/** A release of the catalogue in which a file says something else. */
function release(file: string, change: (text: string) => string): Promise<number> {
  const path = join(world.root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return seed(db, world)
}

const HOTEL: DocumentId = { kind: 'hotel', key: 'marmol.casa-cantera', country: 'marmol' }
const FILE = 'marmol/hotels/casa-cantera.yaml'

type Written = Record<string, unknown>

async function written(id: DocumentId): Promise<Written> {
  const [row] = await db.select().from(document).where(isDocument(id))
  return { ...(row?.content as Written) }
}

/** As the office begins with a document: its first version is what content/ says. */
await db.insert(documentVersion).values({
  ...{ kind: HOTEL.kind, key: HOTEL.key, number: 0, base: 0, state: 'released' },
  content: await written(HOTEL),
})

/** A new version of a document, after the one that is there. */
async function publish(id: DocumentId, change: Written, parts: Partial<Publishing> = {}) {
  const [row] = await db.select().from(document).where(isDocument(id))
  const content = { ...(row?.content as Written), ...change }
  const version = { after: row?.number ?? 0, author: null, note: null }
  return publisher.publish({ id, content, base: 0, isArchived: false, version, ...parts })
}

async function line() {
  const [row] = await db
    .select({ line: catalogueItem.line })
    .from(catalogueItem)
    .where(and(eq(catalogueItem.countryTag, 'marmol'), eq(catalogueItem.key, 'casa-cantera')))
  return row?.line.en
}

function says(en: string) {
  return { line: { en, es: en } }
}

test('what is published is on its rows at once, and every page that shows them hears of it', async () => {
  const heard: unknown[] = []
  const stop = await connection.listen(CONTENT_CHANNEL, payload => void heard.push(readNotice(payload)))
  expect(await publish(HOTEL, says('Five rooms'))).toMatchObject({ ok: true, versions: [{ number: 1 }] })
  expect(await line()).toBe('Five rooms')
  await expect.poll(() => heard).toContainEqual({ table: 'catalogue_item', names: ['casa-cantera'] })
  await stop()
})

test('what is wrong is told by its field, and nothing of it is written', async () => {
  const before = await db.select().from(documentVersion)
  expect(await publish(HOTEL, { place: 'canteras', ...says('Six rooms') })).toEqual({
    ok: false,
    reason: 'problems',
    problems: [
      {
        ...{ document: { kind: HOTEL.kind, key: HOTEL.key }, path: 'place' },
        message: 'there is no destination canteras; did you mean cantera?',
      },
      ...['high-and-slow', 'stair-and-market'].map(trip => ({
        ...{ document: { kind: 'trip', key: trip }, path: '' },
        message: 'casa-cantera is not in cantera',
      })),
    ],
  })
  expect(await publish(HOTEL, { rooms: 0, roomTypes: [] })).toMatchObject({
    problems: [{ path: 'rooms' }, { path: 'roomTypes' }],
  })
  expect(await db.select().from(documentVersion)).toEqual(before)
  expect(await line()).toBe('Five rooms')
})

test('of two who publish at once after the same version, one is told that it moved on', async () => {
  const answers = await Promise.all([publish(HOTEL, says('Seven')), publish(HOTEL, says('Eight'))])
  expect(answers).toEqual([
    { ok: true, versions: [{ kind: HOTEL.kind, key: HOTEL.key, number: 2 }] },
    { ok: false, reason: 'moved_on', document: { kind: HOTEL.kind, key: HOTEL.key } },
  ])
  expect(await line()).toBe('Seven')
})

test('what others refer to is not archived; what nobody refers to leaves lists, and comes back as the same row', async () => {
  const used: DocumentId = { kind: 'destination', key: 'marmol.cantera', country: 'marmol' }
  expect(await publish(used, {}, { isArchived: true })).toMatchObject({
    reason: 'problems',
    problems: expect.arrayContaining([
      expect.objectContaining({
        document: { kind: HOTEL.kind, key: HOTEL.key },
        message: expect.stringContaining('cantera'),
      }),
    ]),
  })
  const tour: DocumentId = { kind: 'tour', key: 'marmol.market-with-wilma', country: 'marmol' }
  const content = await written(tour)
  const rows = () => db.select().from(catalogueItem).where(eq(catalogueItem.key, 'market-with-wilma'))
  const [before] = await rows()
  const isReferredTo = !(await publish(tour, {}, { isArchived: true })).ok
  if (isReferredTo) return
  expect((await rows())[0]?.archived).not.toBeNull()
  const version = { after: 1, author: null, note: null }
  await publisher.publish({ id: tour, content, base: 0, isArchived: false, version })
  expect((await rows())[0]).toMatchObject({ id: before?.id, archived: null })
})

describe('a release after it', () => {
  test('that says something else of another document leaves what the office published', async () => {
    await release('marmol/hotels/hotel-piedra.yaml', text => text.replace('A few', 'Many'))
    expect(await line()).toBe('Seven')
  })

  test('that changes other fields of it is merged with it; of a field that both changed the office’s stays, and both are kept', async () => {
    await publish(HOTEL, { rooms: 4, ...says('Eight') })
    await release(FILE, text =>
      text.replace('A few rooms', 'Some rooms').replace('checkOut: "11:00"', 'checkOut: "12:00"'),
    )
    expect(await written(HOTEL)).toMatchObject({ checkOut: '12:00', ...says('Eight') })
    expect(await line()).toBe('Eight')
    const [last] = await db
      .select({ conflicts: documentVersion.conflicts, state: documentVersion.state })
      .from(documentVersion)
      .where(eq(documentVersion.key, HOTEL.key))
      .orderBy(desc(documentVersion.number))
      .limit(1)
    expect(last).toEqual({
      state: 'published',
      conflicts: [{ path: 'line.en', office: 'Eight', release: 'Some rooms at Casa Cantera' }],
    })
  })

  test('that does not allow it any more shows what content/ says, and keeps why', async () => {
    const TYPES = 'marmol/tour-types.yaml'
    const tour: DocumentId = { kind: 'tour', key: 'marmol.stair-at-dawn', country: 'marmol' }
    const type =
      '\n- { key: flight, name: { en: Flight, es: Vuelo }, category: { en: Air, es: Aire }, lead: { en: Up, es: Arriba } }\n'
    await release(TYPES, text => text + type)
    const before = await written(tour)
    expect(await publish(tour, { type: 'flight' })).toMatchObject({ ok: true })
    await release(TYPES, text => text.replace(type, ''))
    expect(await written(tour)).toEqual(before)
    const [refused] = await db
      .select({ problems: documentVersion.problems })
      .from(documentVersion)
      .where(and(eq(documentVersion.key, tour.key), eq(documentVersion.state, 'published')))
    expect(refused?.problems).toEqual([
      { path: 'type', document: { kind: 'tour', key: tour.key }, message: expect.stringContaining('flight') },
    ])
    expect(await publish(HOTEL, says('Still published'))).toMatchObject({ ok: true })
  })
})

test('a process of another release publishes nothing', async () => {
  const path = join(world.root, FILE)
  writeFileSync(path, readFileSync(path, 'utf8').replace('rooms: 4', 'rooms: 9'))
  expect(await publish(HOTEL, says('Ten'))).toEqual({ ok: false, reason: 'other_release' })
})
