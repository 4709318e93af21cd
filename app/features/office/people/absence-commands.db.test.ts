import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { absence } from '#database/schema/absence.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { endAbsence, enterAbsence } from './people-commands.server.ts'
import { getOfficePerson } from './people-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
// Still the day before in Puerto Claro.
const NOW = new Date('2026-12-01T04:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')
const berta = await addPlanner(connection, 'berta-prado')
const { userId } = alma as { userId: number }
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

const as = (actor: Actor, at = NOW) => testContext(connection, { actor, now: () => at })
const enter = async (days: object = {}, actor: Actor = alma, of = userId) => {
  const entered = { firstDay: '2026-12-07', lastDay: '2026-12-12', standIn: null, ...days }
  return enterAbsence(await as(actor), { userId: of, ...entered })
}
const entered = () => db.select().from(absence).where(eq(absence.staffFkey, alma.fkey))

afterEach(() => db.delete(absence))

describe('days away', () => {
  it('are entered by the planner, or an admin, with who did and when; the same again changes nothing', async () => {
    for (const _ of [1, 2]) expect(await enter({ standIn: berta.fkey })).toEqual({ ok: true })
    expect(await entered()).toMatchObject([
      {
        firstDay: '2026-12-07',
        lastDay: '2026-12-12',
        standInFkey: berta.fkey,
        enteredBy: userId,
        enteredTs: NOW,
      },
    ])
    expect(await enter({ firstDay: '2026-12-20', lastDay: '2026-12-20' }, admin)).toEqual({ ok: true })
    await expect(enter({}, berta)).rejects.toMatchObject({ code: 'unauthorized' })
    const person = await getOfficePerson(await as(alma), userId)
    expect(person.away).toMatchObject({
      today: '2026-11-30',
      absences: [
        { firstDay: '2026-12-07', standIn: 'Berta Prado' },
        { firstDay: '2026-12-20', standIn: null },
      ],
    })
    expect(person.away?.colleagues.map(({ fkey }) => fkey)).toContain(berta.fkey)
    expect(person.away?.colleagues.map(({ fkey }) => fkey)).not.toContain(alma.fkey)
  })

  it.each([
    ['ends_before', { firstDay: '2026-12-12', lastDay: '2026-12-07' }],
    ['is_past', { firstDay: '2026-11-20', lastDay: '2026-11-29' }],
    ['too_long', { lastDay: '2027-12-08' }],
    ['stand_in_unknown', { standIn: 'alma-reyes' }],
    ['stand_in_unknown', { standIn: 'nobody-at-all' }],
  ])('are refused: %s', async (reason, days) => {
    expect(await enter(days)).toEqual({ ok: false, reason })
    expect(await entered()).toEqual([])
  })

  it('may begin today, by the planner’s own clock, and last a year', async () => {
    expect(await enter({ firstDay: '2026-11-30', lastDay: '2026-11-30' })).toEqual({ ok: true })
    expect(await enter({ firstDay: '2026-12-07', lastDay: '2027-12-07' })).toEqual({ ok: true })
  })

  it('never overlap, also when several are entered at once', async () => {
    const days = ['07', '08', '09', '10', '11', '12'].map(day => ({ firstDay: `2026-12-${day}` }))
    const all = await Promise.all(days.map(each => enter(each)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all).toContainEqual({ ok: false, reason: 'overlaps' })
    expect(await entered()).toHaveLength(1)
  })

  it('have no stand-in who has left, or is away on one of them', async () => {
    await db.update(staff).set({ active: false }).where(eq(staff.fkey, berta.fkey))
    expect(await enter({ standIn: berta.fkey })).toEqual({ ok: false, reason: 'stand_in_unknown' })
    await db.update(staff).set({ active: true }).where(eq(staff.fkey, berta.fkey))
    await db.insert(absence).values({ staffFkey: berta.fkey, firstDay: '2026-12-12', lastDay: '2026-12-13' })
    expect(await enter({ standIn: berta.fkey })).toEqual({ ok: false, reason: 'stand_in_away' })
    expect(await enter({ lastDay: '2026-12-11', standIn: berta.fkey })).toEqual({ ok: true })
  })

  it('of somebody outside the staff are refused', async () => {
    const person = await addPerson(connection)
    expect(await enter({}, admin, person.userId)).toEqual({ ok: false, reason: 'not_staff' })
    await expect(enter({}, admin, 4_503_599_627_370_497)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('end yesterday if they run, and are deleted if they are to come', async () => {
    await enter()
    const [{ id } = { id: 0 }] = await entered()
    await expect(endAbsence(await as(berta), { userId, id })).rejects.toMatchObject({ code: 'unauthorized' })
    const theirs = { userId: (berta as { userId: number }).userId, id }
    await expect(endAbsence(await as(berta), theirs)).rejects.toMatchObject({ code: 'not_found' })
    await endAbsence(await as(alma, new Date('2026-12-09T18:00:00Z')), { userId, id })
    expect(await entered()).toMatchObject([{ firstDay: '2026-12-07', lastDay: '2026-12-08' }])
    await expect(
      endAbsence(await as(alma, new Date('2026-12-09T18:00:00Z')), { userId, id }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await endAbsence(await as(admin), { userId, id })
    expect(await entered()).toEqual([])
  })

  it('stay when the account of who entered them is deleted', async () => {
    const other = await addPerson(connection, { role: 'admin' })
    await enter({}, { kind: 'admin', userId: other.userId })
    await db.delete(users).where(eq(users.id, other.userId))
    expect(await entered()).toMatchObject([{ enteredBy: null }])
  })

  it('are checked by the database as well', async () => {
    const row = { staffFkey: alma.fkey, firstDay: '2026-12-07', lastDay: '2026-12-12' }
    await expect(db.insert(absence).values({ ...row, lastDay: '2026-12-06' })).rejects.toThrow()
    await expect(db.insert(absence).values({ ...row, standInFkey: alma.fkey })).rejects.toThrow()
  })
})
