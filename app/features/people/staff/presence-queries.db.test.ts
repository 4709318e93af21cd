import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { presenceTeamTitle, presenceTitle, presenceWords, presenceWriting } from './presence.ts'
import { getPresence } from './staff-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

const office = { kind: 'office' }

test.each([
  ['marmol', { kind: 'there', name: 'Tomás', home: 'Cantera, Marmol' }],
  ['costa-clara', { kind: 'there', name: 'Alma', home: 'Puerto Claro, Costa Clara' }],
  ['tamarind', { kind: 'there', name: 'Zuri', home: 'Acacia Town, Tamarind' }],
  ['nubla', office],
])('%s', async (tag, expected) => {
  const presence = await getPresence(ctx, tag)
  expect(presence).toEqual(expected)
  const told = [presenceWords, presenceTitle, presenceWriting, presenceTeamTitle]
    .map(words => words(presence, 'Atlantis'))
    .join(' ')
  expect(/lives? (in Atlantis|there and)|who live there|Your team in Atlantis/.test(told)).toBe(
    presence.kind === 'there',
  )
  if (presence.kind === 'office') expect(told).toContain('Nobody of ours lives there')
})

test('the town’s name is in the reader’s language', async () => {
  const spanish = await getPresence({ db, locale: 'es' }, 'lagunas')
  expect(spanish).toMatchObject({ home: 'Ciudad del Lago, Lagunas' })
})

test('without local staff a planner in a neighbouring country answers, and the text says where', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'lagunas'))
  const presence = await getPresence(ctx, 'lagunas')
  expect(presence).toEqual({ kind: 'nearby', name: 'Alma', home: 'Puerto Claro, Costa Clara' })
  expect(presenceWords(presence, 'Lagunas')).toContain('Puerto Claro, Costa Clara')
})

test('former staff do not count', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'marmol'))
  expect(await getPresence(ctx, 'marmol')).toEqual(office)
})
