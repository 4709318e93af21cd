import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ListedPerson, PeopleCounts } from '#app/features/office/people/people-schema.ts'
import type { Actor } from '#app/request-context.ts'
import { users } from '#database/schema/user.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const PATH = '/api/admin/user'

interface PeoplePage {
  data: ListedPerson[]
  next: string | null
  counts: PeopleCounts
}

async function ask(actor: Actor, path: string) {
  const ctx = await testContext(connection, { actor })
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  return site.ask(path)
}

async function find(query: string): Promise<PeoplePage> {
  const answer = await ask(admin, `${PATH}${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('the list of people', () => {
  it('is for admins only: for a planner it does not exist', async () => {
    const { userId } = await addPerson(connection)
    expect((await ask(admin, PATH)).status).toBe(200)
    expect((await ask(alma, PATH)).status).toBe(404)
    expect((await ask({ kind: 'traveller', userId }, PATH)).status).toBe(403)
    expect((await ask({ kind: 'visitor' }, PATH)).status).toBe(401)
  })

  it('finds a person by part of a name or an address, ignoring accents', async () => {
    const { userId, email } = await addPerson(connection, { name: 'Begoña Iñárritu' })
    const foundBy = async (q: string) => (await find(`?q=${encodeURIComponent(q)}`)).data.map(({ id }) => id)
    expect(await foundBy('inarri')).toEqual([userId])
    expect(await foundBy('BEGOÑA')).toEqual([userId])
    expect(await foundBy(email.slice(0, -3))).toContain(userId)
    expect(await foundBy('100%')).toEqual([])
    expect(await foundBy('inarri_u')).toEqual([])
  })

  it('counts the results by role, and leaves out deleted people', async () => {
    const name = 'Quetzalina'
    await addPerson(connection, { name, role: 'admin' })
    await addPerson(connection, { name })
    await addPerson(connection, { name })
    const gone = await addPerson(connection, { name })
    await connection.db.update(users).set({ erasedTs: new Date() }).where(eq(users.id, gone.userId))
    const everybody = await find(`?q=${name}`)
    expect(everybody.counts).toEqual({ all: 3, staff: 1, travellers: 2, partners: 0 })
    expect(everybody.data).toHaveLength(3)
    expect((await find(`?q=${name}&group=staff`)).data).toMatchObject([{ role: 'admin', staff: null }])
  })

  it('says which plans planners have and which travellers sent', async () => {
    const name = 'Torcuata'
    const { userId } = await addPerson(connection, { name })
    await addOfficePlan(connection, new Date(), { userId, assignedStaffFkey: alma.fkey })
    await addOfficePlan(connection, new Date(), { userId, lostDate: '2026-11-02' })
    expect((await find(`?q=${name}`)).data).toMatchObject([{ plans: 2, staff: null }])
    const [planner] = (await find(`?q=${alma.email}`)).data
    expect(planner).toMatchObject({ plans: 1, staff: { fkey: alma.fkey, active: true } })
  })

  it('goes on after somebody with the longest name', async () => {
    const name = `Wen ${'"\u6e29'.repeat(98)}`
    for (let index = 0; index < 51; index++) await addPerson(connection, { name })
    const first = await find('?q=wen')
    expect((await find(`?q=wen&cursor=${first.next}`)).data).toHaveLength(1)
  })

  it('goes on where a page ended, each person once', async () => {
    const ids: number[] = []
    for (let index = 0; index < 53; index++)
      ids.push((await addPerson(connection, { name: `Zunzún ${index % 7}` })).userId)
    const first = await find('?q=zunzun')
    expect(first.data).toHaveLength(50)
    const second = await find(`?q=zunzun&cursor=${first.next}`)
    expect(second.next).toBeNull()
    const listed = [...first.data, ...second.data].map(({ id }) => id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
  })
})
