import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { absence } from '#database/schema/absence.ts'
import { staff } from '#database/schema/staff.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getAnswerers, getAskedCountry, getAwayPlanners, getPageAnswerer } from './ask-queries.server.ts'

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

test('who is away is shown with when they are back, and with a stand-in who plans the country', async () => {
  const ctx = await testContext(connection, { now: () => new Date('2026-12-01T12:00:00Z') })
  const row = { staffFkey: 'daniela-quesada', firstDay: '2026-12-01', lastDay: '2026-12-12' }
  await connection.db.insert(absence).values({ ...row, standInFkey: 'karla-solano' })
  const page = { url: '/costa-rica/trip/cloud-forest-to-corcovado', country: 'costa-rica' }
  const words = 'Away until 12 December. Karla Solano answers meanwhile.'
  expect((await getAnswerers(ctx))['costa-rica']?.away).toMatchObject([{ words }])
  expect((await getPageAnswerer(ctx, page))?.away).toMatchObject([{ words }])
  expect(await getAwayPlanners(ctx, 'costa-rica')).toMatchObject({ 'daniela-quesada': [{ words }] })
  await connection.db.update(absence).set({ standInFkey: 'yadira-arosemena' })
  expect((await getAnswerers(ctx))['costa-rica']?.away).toMatchObject([
    { words: 'Away until 12 December. A colleague answers meanwhile.' },
  ])
  await connection.db.delete(absence)
})

test('nobody who has left is named as who answers', async () => {
  const ctx = await testContext(connection)
  const page = { url: '/tanzania/trip/seven-days-up-machame', country: 'tanzania' }
  expect(Object.keys(await getAnswerers(ctx))).toContain('peru')
  await connection.db.update(staff).set({ active: false }).where(eq(staff.active, true))
  expect(await getAnswerers(ctx)).toEqual({})
  expect(await getPageAnswerer(ctx, page)).toBeNull()
})
