import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_CHANNEL } from '#app/freshness/content-version.ts'
import { country } from '#database/schema/country.ts'
import { outbox } from '#database/schema/outbox.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { makePageCache } from './page-cache.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

/** A node of the site that caches one page, made from a row that it reads. */
async function openNode() {
  let version = 0
  onTestFinished(await connection.listen(CONTENT_CHANNEL, () => void version++))
  const ask = makePageCache({ contentVersion: () => version }).serve(async () => {
    const [row] = await db
      .select({ name: sql<string>`${country.name} ->> 'en'` })
      .from(country)
      .where(eq(country.tag, 'marmol'))
    return new Response(row?.name ?? '', { headers: { 'cache-control': 'public, s-maxage=60' } })
  })
  const read = async () => (await ask(new Request('https://ceiba.test/marmol'))).text()
  return { read, version: () => version }
}

test('a change made on one node is shown by all of them, although their pages are fresh', async () => {
  const nodes = [await openNode(), await openNode()]
  const readAll = () => Promise.all(nodes.map(({ read }) => read()))
  expect(await readAll()).toEqual(['Marmol', 'Marmol'])
  await db
    .update(country)
    .set({ name: { en: 'Mármol', es: 'Mármol' } })
    .where(eq(country.tag, 'marmol'))
  await expect.poll(readAll, { timeout: 10_000 }).toEqual(['Mármol', 'Mármol'])
})

test('a change that pages do not show makes no node render again', async () => {
  const node = await openNode()
  const before = node.version()
  await db.delete(outbox)
  // Notices arrive in the order of the transactions: the second one arrives after any notice of the first.
  await db.update(country).set({ tag: 'marmol' }).where(eq(country.tag, 'marmol'))
  await expect.poll(node.version, { timeout: 10_000 }).toBe(before + 1)
})
