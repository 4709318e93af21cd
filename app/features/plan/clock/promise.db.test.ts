import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { absence } from '#database/schema/absence.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getPromise } from './find-answerer.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
/** A Monday at noon in Costa Clara. */
const ctx = { db, locale: 'en' as const, now: () => new Date('2026-11-23T18:00:00Z') }

await db
  .update(staff)
  .set({
    timeZone: 'America/Costa_Rica',
    workingHours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }],
  })
  .where(eq(staff.active, true))
await db.update(country).set({ holidays: [] })

afterEach(() => db.delete(absence))

test('a page promises the hour that a question asked at the end of its time in a cache would get', async () => {
  const { person, insteadOf, by, day, next } = await getPromise(ctx, 'costa-clara', 'alma-reyes')
  expect([person?.firstName, insteadOf, by]).toEqual(['Alma', null, 'Tuesday 10:30'])
  expect(day).toEqual({ from: '08:00', to: '18:00', part: 0.25 })
  expect(next).not.toBeNull()
})

test('while the planner is away, a colleague is promised, and it is said for whom', async () => {
  await db.insert(absence).values({
    staffFkey: 'alma-reyes',
    firstDay: '2026-11-20',
    lastDay: '2026-11-30',
    standInFkey: 'berta-prado',
  })
  const { person, insteadOf, next } = await getPromise(ctx, 'costa-clara', 'alma-reyes')
  expect([person?.firstName, insteadOf]).toEqual(['Berta', 'Alma'])
  expect(next).not.toBe('Berta')
})

test('a holiday moves the hour, and is named', async () => {
  await db.update(country).set({ holidays: [{ on: '11-24', name: { en: 'Salt Day', es: 'Día de la Sal' } }] })
  const { by, closed } = await getPromise(ctx, 'costa-clara', 'alma-reyes')
  expect(by).toBe('Wednesday 10:30')
  expect(closed).toContain('Salt Day')
  await db.update(country).set({ holidays: [] })
})

test('where nobody plans the country, the office answers within a day', async () => {
  const { person, day } = await getPromise(ctx, 'nubla', null)
  expect({ person, day }).toEqual({ person: null, day: null })
})
