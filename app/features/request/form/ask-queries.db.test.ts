import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getPlannerTimes } from '#app/features/people/calendar/calendar-queries.server.ts'
import { absence } from '#database/schema/absence.ts'
import { staff } from '#database/schema/staff.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getAnswerers, getCountryOfQuestion, getPageAnswerer } from './ask-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })

test.each([
  ['marmol', { tag: 'marmol' }],
  ['Marmol', { tag: 'marmol' }],
  ['barlovento', { tag: '', unknown: 'Windward' }],
  ['atlantis', { tag: '', unknown: 'atlantis' }],
  ['a\u0000b', { tag: '', unknown: 'a\u0000b' }],
])('a question about %j never becomes one about another country', async (asked, expected) => {
  const ctx = await testContext(connection)
  expect(await getCountryOfQuestion(ctx, asked)).toEqual(expected)
})

test.each([
  ['/es/tamarind/destinations/coral-island', 'hasan-bakari'],
  ['/tamarind/trip/seven-lakes-in-seven-days#days', 'imara-juma'],
  ['/expert/hasan-bakari', 'hasan-bakari'],
  ['/es/expert/alma-reyes', undefined],
  ['/expert/nobody', undefined],
  ['/tamarind', undefined],
  ['/marmol/regions/isthmus', undefined],
])('a question about Tamarind from %s is answered by %s', async (url, fkey) => {
  const ctx = await testContext(connection)
  expect((await getPageAnswerer(ctx, { url, country: 'tamarind' }))?.fkey).toBe(fkey)
})

test('nobody who no longer plans a country is named as who answers for it', async () => {
  const ctx = await testContext(connection)
  const page = { url: '/tamarind/trip/seven-lakes-in-seven-days', country: 'tamarind' }
  const answerers = await getAnswerers(ctx)
  const isMoved = inArray(staff.fkey, ['imara-juma', answerers.tamarind?.fkey ?? ''])
  const before = await connection.db.select().from(staff).where(isMoved)
  await connection.db
    .update(staff)
    .set({ countries: ['nubla'] })
    .where(isMoved)
  expect(Object.keys(await getAnswerers(ctx))).toEqual(
    Object.keys(answerers).filter(tag => tag !== 'tamarind'),
  )
  expect(await getPageAnswerer(ctx, page)).toBeNull()
  for (const { fkey, countries } of before)
    await connection.db.update(staff).set({ countries }).where(eq(staff.fkey, fkey))
})

test('who is away is shown with when they are back, and with a stand-in who plans the country', async () => {
  const ctx = await testContext(connection, { now: () => new Date('2026-12-01T12:00:00Z') })
  const row = { staffFkey: 'alma-reyes', firstDay: '2026-12-01', lastDay: '2026-12-12' }
  await connection.db.insert(absence).values({ ...row, standInFkey: 'berta-prado' })
  const page = { url: '/costa-clara/trip/cloud-to-coast', country: 'costa-clara' }
  const words = 'Away until 12 December. Berta Prado answers meanwhile.'
  expect((await getAnswerers(ctx))['costa-clara']?.time?.away).toMatchObject([{ words }])
  expect((await getPageAnswerer(ctx, page))?.time?.away).toMatchObject([{ words }])
  expect(await getPlannerTimes(ctx, 'costa-clara')).toMatchObject({ 'alma-reyes': { away: [{ words }] } })
  await connection.db.update(absence).set({ standInFkey: 'omar-luna' })
  expect((await getAnswerers(ctx))['costa-clara']?.time?.away).toMatchObject([
    { words: 'Away until 12 December. A colleague answers meanwhile.' },
  ])
  await connection.db.delete(absence)
})

test('nobody who has left is named as who answers', async () => {
  const ctx = await testContext(connection)
  const page = { url: '/tamarind/trip/seven-lakes-in-seven-days', country: 'tamarind' }
  expect(Object.keys(await getAnswerers(ctx))).toContain('marmol')
  await connection.db.update(staff).set({ active: false }).where(eq(staff.active, true))
  expect(await getAnswerers(ctx)).toEqual({})
  expect(await getPageAnswerer(ctx, page)).toBeNull()
})
