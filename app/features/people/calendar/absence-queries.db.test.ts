import { expect, test } from 'vitest'
import { absence } from '#database/schema/absence.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { findAbsenceAt } from './calendar-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

test('an absence lasts from its first midnight to its last, by the planner’s own clock', async () => {
  const days = { firstDay: '2026-12-01', lastDay: '2026-12-12' }
  await db.insert(absence).values({ staffFkey: 'tomas-arce', ...days })
  const isAway = async (at: string) => (await findAbsenceAt(db, 'tomas-arce', [new Date(at)])) !== null
  // Cusco is five hours behind.
  expect(await isAway('2026-12-01T04:59:00Z')).toBe(false)
  expect(await isAway('2026-12-01T05:00:00Z')).toBe(true)
  expect(await isAway('2026-12-13T04:59:00Z')).toBe(true)
  expect(await isAway('2026-12-13T05:00:00Z')).toBe(false)
})
