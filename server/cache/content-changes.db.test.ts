import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CONTENT_CHANNEL, type ContentChange, readNotice } from '#app/freshness/content-version.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country } from '#database/schema/country.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { makePageCache } from './page-cache.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

/** A node of the site that caches one page, made from the words that it reads. */
async function openNode(read: () => Promise<string>) {
  const pageCache = makePageCache()
  onTestFinished(
    await connection.listen(CONTENT_CHANNEL, payload => pageCache.noteChange(readNotice(payload))),
  )
  const ask = pageCache.serve(async () => {
    return new Response(await read(), { headers: { 'cache-control': 'public, s-maxage=60' } })
  })
  return async () => (await ask(new Request('https://ceiba.test/marmol'))).text()
}

async function countryName(): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`${country.name} ->> 'en'` })
    .from(country)
    .where(eq(country.tag, 'marmol'))
  return row?.name ?? ''
}

test('a change made on one node is shown by all of them, although their pages are fresh', async () => {
  const nodes = [await openNode(countryName), await openNode(countryName)]
  const readAll = () => Promise.all(nodes.map(read => read()))
  expect(await readAll()).toEqual(['Marmol', 'Marmol'])
  await db
    .update(country)
    .set({ name: { en: 'Mármol', es: 'Mármol' } })
    .where(eq(country.tag, 'marmol'))
  await expect.poll(readAll, { timeout: 10_000 }).toEqual(['Mármol', 'Mármol'])
})

const { address } = connection

test.runIf('url' in address)('what another process publishes is on a kept page within a second', async () => {
  const key = 'casa-cantera'
  const read = await openNode(async () => {
    const [row] = await db.select().from(catalogueItem).where(eq(catalogueItem.key, key))
    return row?.line?.en ?? ''
  })
  const line = 'A house with a well'
  expect(await read()).not.toBe(line)
  const url = 'url' in address ? address.url : ''
  const node = spawn(process.execPath, ['tools/testing/publish-process.ts', url, `marmol.${key}`, line])
  onTestFinished(() => void node.kill())
  const [said] = await once(node.stdout, 'data')
  const publishedMs = performance.now()
  expect(JSON.parse(String(said))).toMatchObject({ ok: true })
  await expect.poll(read, { timeout: 10_000, interval: 5 }).toBe(line)
  const tookMs = performance.now() - publishedMs
  expect(tookMs).toBeLessThan(1_000)
})

test('every change counts, so that a later process can tell whether there was one', async () => {
  const version = async () =>
    (await connection.pool.query('select last_value::int as at from content_version')).rows[0]?.at
  const before = await version()
  await connection.pool.query('delete from outbox')
  expect(await version()).toBe(before)
  for (const statement of [
    `update place set lead = lead where slug = 'canales'`,
    'update review set title = title',
  ]) {
    const before = await version()
    await connection.pool.query(statement)
    expect(await version()).toBeGreaterThan(before)
  }
})

describe('what is told of', () => {
  /** The changes that a statement is told by, without those before it. */
  async function told(statement: string): Promise<(ContentChange | null)[]> {
    const heard: (ContentChange | null)[] = []
    const stop = await connection.listen(CONTENT_CHANNEL, payload => void heard.push(readNotice(payload)))
    onTestFinished(stop)
    heard.length = 0
    await connection.pool.query(statement)
    // Notices arrive in the order of the transactions: this one arrives after those of the statement.
    await connection.pool.query("select pg_notify('ceiba_content', '')")
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBeNull()
    return heard.slice(0, -1)
  }
  const prices = "price_component where trip_id = (select id from trip where key = 'still-waters')"

  test.each<[what: string, statement: string, ...changes: ContentChange[]]>([
    ['an email', `delete from outbox`],
    ['no row', `update trip set lead = lead where key = 'none'`],
    ['a review, which pages do not name', `update review set title = title`, { table: 'review', names: [] }],
    [
      'a place that is written anew',
      `update place set lead = lead where slug = 'canales'`,
      { table: 'place', names: ['canales'] },
    ],
    [
      'a place that lists show again',
      `update place set archived = case when archived is null then now() end where slug = 'canales'`,
      { table: 'place', names: [] },
    ],
    [
      'prices of a trip',
      `update ${prices.replace(' where', ' set position = position where')}`,
      {
        table: 'price_component',
        names: ['still-waters'],
      },
    ],
    ['many rows', `update place set lead = lead`, { table: 'place', names: [] }],
  ])('%s', async (_what, statement, ...changes) => {
    const heard = await told(statement)
    // What follows of a change by triggers: a trip as the finder reads it, and words that searches know.
    const isFollowing = (change: ContentChange | null) =>
      (change?.table === 'finder_trip' && change.names?.length !== 0) || change?.names === null
    expect(heard.filter(change => !isFollowing(change))).toEqual(changes)
  })
})
