import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '#database/schema/staff.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getAnswerers, getAskedCountry, getPageAnswerer } from './ask-queries.server.ts'

const connection = await openTestDatabase({ seeded: true })

test.each([
  ['peru', { tag: 'peru' }],
  ['Peru', { tag: 'peru' }],
  ['cuba', { tag: '', unknown: 'Cuba' }],
  ['atlantis', { tag: '', unknown: 'atlantis' }],
  ['a\u0000b', { tag: '', unknown: 'a\u0000b' }],
])('a question about %j never becomes one about another country', async (asked, expected) => {
  const ctx = await testContext(connection)
  expect(await getAskedCountry(ctx, asked)).toEqual(expected)
})

test.each([
  ['/es/tanzania/destinations/mafia-island', 'fatma-khamis-juma'],
  ['/tanzania/trip/seven-days-up-machame#days', 'elibariki-kimaro'],
  ['/tanzania', undefined],
  ['/rwanda/regions/lake-kivu', undefined],
])('a question about Tanzania from %s is answered by %s', async (url, fkey) => {
  const ctx = await testContext(connection)
  expect((await getPageAnswerer(ctx, { url, country: 'tanzania' }))?.fkey).toBe(fkey)
})

test('nobody who no longer plans a country is named as who answers for it', async () => {
  const ctx = await testContext(connection)
  const page = { url: '/tanzania/trip/seven-days-up-machame', country: 'tanzania' }
  const answerers = await getAnswerers(ctx)
  const isMoved = inArray(staff.fkey, ['elibariki-kimaro', answerers.tanzania?.fkey ?? ''])
  const before = await connection.db.select().from(staff).where(isMoved)
  await connection.db
    .update(staff)
    .set({ countries: ['kenya'] })
    .where(isMoved)
  expect(Object.keys(await getAnswerers(ctx))).toEqual(
    Object.keys(answerers).filter(tag => tag !== 'tanzania'),
  )
  expect(await getPageAnswerer(ctx, page)).toBeNull()
  for (const { fkey, countries } of before)
    await connection.db.update(staff).set({ countries }).where(eq(staff.fkey, fkey))
})

test('nobody who has left is named as who answers', async () => {
  const ctx = await testContext(connection)
  const page = { url: '/tanzania/trip/seven-days-up-machame', country: 'tanzania' }
  expect(Object.keys(await getAnswerers(ctx))).toContain('peru')
  await connection.db.update(staff).set({ active: false }).where(eq(staff.active, true))
  expect(await getAnswerers(ctx)).toEqual({})
  expect(await getPageAnswerer(ctx, page)).toBeNull()
})
