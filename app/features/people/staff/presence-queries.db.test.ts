import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { presenceTeamTitle, presenceTitle, presenceWords, presenceWriting } from './presence.ts'
import { getPresence } from './presence-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en' } as const

const office = { kind: 'office' }

test.each([
  ['marmol', { kind: 'there', name: 'Tomás', home: 'Cusco, Marmol' }],
  ['costa-clara', { kind: 'there', name: 'Alma', home: 'Puerto Claro, Costa Clara' }],
  ['tamarind', { kind: 'there', name: 'Thu Hà', home: 'Hà Nội, Tamarind' }],
  ['palm-coast', { kind: 'there', name: 'Greta', home: 'Quito, Palm Coast' }],
  ['thailand', { kind: 'there', name: 'Kanchana', home: 'Chiang Mai, Thailand' }],
  ['belize', { kind: 'there', name: 'Delroy', home: 'Hopkins, Belize' }],
  ['tamarind', { kind: 'there', name: 'Wayan', home: 'Sidemen, Indonesia' }],
  ['guatemala', { kind: 'there', name: 'Marisol', home: 'Antigua, Guatemala' }],
  ['lagunas', { kind: 'there', name: 'Omar', home: 'Lagunas City, Lagunas' }],
  ['nubla', office],
  ['cambodia', { kind: 'there', name: 'Chanthy', home: 'Siem Reap, Cambodia' }],
  ['tamarind', { kind: 'there', name: 'Zuri', home: 'Arusha, Tamarind' }],
  ['tamarind', { kind: 'there', name: 'Wanjiru', home: 'Nairobi, Tamarind' }],
  ['rwanda', { kind: 'there', name: 'Claudine', home: 'Musanze, Rwanda' }],
  ['uganda', { kind: 'there', name: 'Grace', home: 'Entebbe, Uganda' }],
])('%s', async (tag, expected) => {
  const presence = await getPresence(ctx, tag)
  expect(presence).toEqual(expected)
  const told = [presenceWords, presenceTitle, presenceWriting, presenceTeamTitle]
    .map(words => words(presence, 'Atlantis'))
    .join(' ')
  expect(/lives? (in Atlantis|there and)|who live there|Atlantis picks up/.test(told)).toBe(
    presence.kind === 'there',
  )
  if (presence.kind === 'office') expect(told).toContain('Nobody of ours lives there')
})

test('the town’s name is in the reader’s language', async () => {
  const spanish = await getPresence({ db, locale: 'es' }, 'lagunas')
  expect(spanish).toMatchObject({ home: 'Ciudad de Lagunas, Lagunas' })
})

test('without local staff a planner in a neighbouring country answers, and the text says where', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'belize'))
  const presence = await getPresence(ctx, 'belize')
  expect(presence).toEqual({ kind: 'nearby', name: 'Marisol', home: 'Antigua, Guatemala' })
  expect(presenceWords(presence, 'Belize')).toContain('Antigua, Guatemala')
})

test('former staff do not count', async () => {
  await db.update(staff).set({ active: false }).where(eq(staff.livesIn, 'marmol'))
  expect(await getPresence(ctx, 'marmol')).toEqual(office)
})
