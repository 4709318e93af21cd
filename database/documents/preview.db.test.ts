import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { CONTENT_CHANNEL } from '#app/freshness/content-version.ts'
import type { ReadDatabase } from '#database/connect.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { world } from '#tools/testing/world.ts'
import type { DocumentId } from '../content/document-kinds.ts'
import { catalogueItem } from '../schema/catalogue.ts'
import { document } from '../schema/document.ts'
import { finderTrip } from '../schema/finder.ts'
import { trip } from '../schema/trip.ts'
import { openPublisher } from './publisher.ts'
import { isDocument } from './versions.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const publisher = openPublisher(connection, world.root)
afterAll(() => publisher.close())

const HOTEL: DocumentId = { kind: 'hotel', key: 'marmol.casa-cantera', country: 'marmol' }
const TRIP: DocumentId = { kind: 'trip', key: 'stair-and-market', country: 'marmol' }

async function candidate(id: DocumentId, change: object) {
  const [row] = await db.select().from(document).where(isDocument(id))
  return { id, content: { ...Object(row?.content), ...change } }
}

const line = { en: 'A porch', es: 'Un porche' }

async function lineIn(from: ReadDatabase) {
  const isIt = and(eq(catalogueItem.countryTag, 'marmol'), eq(catalogueItem.key, 'casa-cantera'))
  const [row] = await from.select().from(catalogueItem).where(isIt)
  return row
}

/** How much has been written of anything. */
async function written() {
  const { rows } = await db.execute(sql`
    select (select count(*) from sync.change) as changes, (select count(*) from outbox) as emails,
      (select count(*) from audit) as lines, (select count(*) from document_version) as versions,
      (select md5(string_agg(d::text, '' order by d.kind, d.key)) from document d) as documents`)
  return rows
}

test('a draft is read as if it were published, by who previews alone, and nothing of it stays', async () => {
  const before = await written()
  const row = await lineIn(db)
  const heard: unknown[] = []
  const stop = await connection.listen(CONTENT_CHANNEL, payload => void heard.push(payload))
  heard.length = 0
  const title = { en: 'A title of a draft', es: 'Un título' }
  const drafts = [await candidate(HOTEL, { line }), await candidate(TRIP, { title })]
  const previewed = await publisher.preview(drafts, async seen => {
    const [shown] = await seen.select().from(trip).where(eq(trip.key, TRIP.key))
    const finder = await seen
      .select()
      .from(finderTrip)
      .where(eq(finderTrip.tripId, shown?.id ?? 0))
    return { row: await lineIn(seen), title: shown?.title, published: shown?.publishedTs, finder }
  })
  if (!previewed.ok) throw new Error(previewed.reason)
  // Each type is read as on a connection of one's own.
  expect(previewed.shown.row).toEqual({ ...row, line })
  expect(previewed.shown).toMatchObject({ title, published: expect.any(Date) })
  expect(JSON.stringify(previewed.shown.finder)).toContain('draft')
  expect(await lineIn(db)).toEqual(row)
  expect(await written()).toEqual(before)
  await stop()
  expect(heard).toEqual([])
})

test('what could not be published is told by its field, and what the database refuses as well', async () => {
  const show = () => Promise.reject(new Error('it was shown'))
  expect(await publisher.preview([await candidate(HOTEL, { place: 'canteras' })], show)).toMatchObject({
    reason: 'problems',
    problems: expect.arrayContaining([expect.objectContaining({ path: 'place' })]),
  })
  const countries: DocumentId = { kind: 'countries', key: 'countries', country: null }
  const [list] = await db.select().from(document).where(isDocument(countries))
  const [first, ...others] = Array.isArray(list?.content) ? list.content : []
  const content = [{ ...first, callingCode: 99_999_999_999 }, ...others]
  expect(await publisher.preview([{ id: countries, content }], show)).toMatchObject({
    reason: 'problems',
    problems: [{ message: expect.stringContaining('the database refuses it') }],
  })
})

test('who previews cannot write, and a mistake of the page is theirs alone', async () => {
  const draft = await candidate(HOTEL, { line })
  const wrong = publisher.preview([draft], seen => seen.execute(sql`update trip set days = 1`))
  await expect(wrong).rejects.toThrow()
  const failed = publisher.preview([draft], () => Promise.reject(new Error('a page failed')))
  await expect(failed).rejects.toThrow('a page failed')
  expect(await publisher.preview([draft], async seen => (await lineIn(seen))?.line)).toMatchObject({
    shown: line,
  })
})

test('a preview that takes longer than two seconds is ended, and the next one is shown', async () => {
  const draft = await candidate(HOTEL, { line })
  const began = performance.now()
  let late: Promise<unknown> = Promise.resolve()
  const slow = await publisher.preview([draft], async seen => {
    await sleep(2_500)
    late = lineIn(seen)
    await late
  })
  expect(slow).toEqual({ ok: false, reason: 'too_slow' })
  expect(performance.now() - began).toBeLessThan(5_000)
  expect((await publisher.preview([draft], async () => 'the next')).ok).toBe(true)
})
