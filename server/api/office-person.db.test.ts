import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { document } from '#database/schema/document.ts'
import { authSession } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate } from '#database/schema/user.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson, type TestPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date()
const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const marmol: Actor = { kind: 'planner', userId: 77, fkey: 'tomas-arce', countries: ['marmol'] }

async function call(actor: Actor, path: string, init?: RequestInit) {
  const ctx = await testContext(connection, { actor })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path, init)
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

const put = (body: object) => ({ ...post(body), method: 'PUT' })
const end = { method: 'DELETE' }

async function logIn({ email, password }: TestPerson): Promise<string> {
  const ctx = await testContext(connection)
  return (await ctx.identity.logIn({ email, password }))?.token ?? ''
}

async function isGood(token: string): Promise<boolean> {
  const { ask } = await openTestSite(connection)
  return (await ask('/api/private/user/me', { headers: { authorization: `Bearer ${token}` } })).status === 200
}

describe('a person', () => {
  it('is visible to the planners of their plans’ countries, with those plans only', async () => {
    const { userId } = await addPerson(connection)
    const here = await addOfficePlan(connection, NOW, { userId })
    const there = await addOfficePlan(connection, NOW, { userId, countryTag: 'tamarind' })
    const path = `/api/admin/user/${userId}`
    const idsFor = async (actor: Actor) =>
      ((await call(actor, path)).body.data.plans as { id: number }[]).map(({ id }) => id)
    expect(await idsFor(alma)).toEqual([here])
    expect(await idsFor(admin)).toEqual([there, here])
    expect((await call(alma, path)).body.data).toMatchObject({ sessions: null, profiles: null })
    expect((await call(marmol, path)).status).toBe(404)
    expect((await call({ kind: 'traveller', userId }, path)).status).toBe(403)
    expect((await call({ kind: 'visitor' }, path)).status).toBe(401)
    expect((await call(admin, '/api/admin/user/4503599627370499')).status).toBe(404)
  })

  it('is logged out by an admin, in one place or everywhere', async () => {
    const person = await addPerson(connection)
    const other = await addPerson(connection)
    const keys = [await logIn(person), await logIn(person), await logIn(person), await logIn(other)]
    const path = `/api/admin/user/${person.userId}`
    const { sessions } = (await call(admin, path)).body.data
    expect(sessions).toHaveLength(3)
    expect(JSON.stringify(sessions)).not.toContain(keys[0]?.split('.')[0])
    const [first] = sessions as { id: string }[]
    await addOfficePlan(connection, NOW, { userId: person.userId })
    expect((await call(alma, `${path}/session`, end)).status).toBe(403)
    expect((await call(admin, `${path}/session/${first?.id}`, end)).status).toBe(204)
    expect((await call(admin, `${path}/session/${first?.id}`, end)).status).toBe(404)
    const left = await Promise.all(keys.map(isGood))
    expect(left.filter(Boolean)).toHaveLength(3)
    expect((await call(admin, `${path}/session`, end)).status).toBe(204)
    expect(await Promise.all(keys.map(isGood))).toEqual([false, false, false, true])
    const [theirs] = await db.select().from(authSession).where(eq(authSession.userId, other.userId))
    expect((await call(admin, `${path}/session/${theirs?.id}`, end)).status).toBe(404)
  })

  it('becomes a planner of a country, then of another, then of none', async () => {
    const person = await addPerson(connection)
    const key = await logIn(person)
    const path = `/api/admin/user/${person.userId}`
    const countries = async () => {
      const { ask } = await openTestSite(connection)
      const me = await ask('/api/private/user/me', { headers: { authorization: `Bearer ${key}` } })
      const { role, countries: planned } = (await me.json()).data
      return [role, ...planned]
    }
    const { profiles } = (await call(admin, path)).body.data as { profiles: { fkey: string }[] }
    const fkey = profiles.find(each => each.fkey === 'berta-prado')?.fkey
    expect((await call(admin, `${path}/country/lagunas`, put({}))).status).toBe(422)
    expect((await call(admin, `${path}/country/atlantis`, put({ fkey }))).status).toBe(422)
    expect(await call(admin, `${path}/country/lagunas`, put({ fkey: 'alma-reyes' }))).toMatchObject({
      status: 409,
      body: { reason: 'staff_taken' },
    })
    expect((await call(alma, `${path}/country/lagunas`, put({ fkey }))).status).toBe(403)
    for (const _ of [1, 2])
      expect((await call(admin, `${path}/country/lagunas`, put({ fkey }))).status).toBe(200)
    expect(await countries()).toEqual(['planner', 'costa-clara', 'lagunas'])
    // It is in the document, so that publishing that again does not withdraw it.
    const [written] = await db
      .select()
      .from(document)
      .where(and(eq(document.kind, 'staff'), eq(document.key, 'costa-clara')))
    expect(written?.content).toContainEqual(
      expect.objectContaining({ fkey, countries: ['costa-clara', 'lagunas'] }),
    )
    await call(admin, `${path}/country/costa-clara`, end)
    expect(await countries()).toEqual(['planner', 'lagunas'])
    const held = await addOfficePlan(connection, NOW, {
      countryTag: 'lagunas',
      assignedStaffFkey: fkey ?? null,
    })
    expect((await call(admin, `${path}/country/lagunas`, end)).body.data.countries).toEqual([])
    expect((await call(admin, `${path}/country/lagunas`, end)).status).toBe(404)
    expect(await countries()).toEqual(['traveller'])
    expect((await call(admin, path)).body.data.staff).toMatchObject({ active: false, unfinished: 1 })
    expect(held).toBeGreaterThan(0)
    await call(admin, `${path}/country/marmol`, put({}))
    expect(await countries()).toEqual(['planner', 'marmol'])
    const [row] = await db.select().from(staff).where(eq(staff.fkey, 'berta-prado'))
    expect(row).toMatchObject({ active: true, countries: ['marmol'] })
  })

  it('cannot be both partner and planner', async () => {
    const [company] = await db.select().from(affiliate)
    const ofCompany = { role: 'partner', affiliateId: company?.id ?? 0 } as const
    const { userId } = await addPerson(connection, ofCompany)
    const answer = await call(admin, `/api/admin/user/${userId}/country/marmol`, put({ fkey: 'ciro-mena' }))
    expect(answer).toMatchObject({ status: 409, body: { reason: 'is_partner' } })
  })
})

describe('what the office notes of a person (specification, section 3: User)', () => {
  const patch = (body: object) => ({ ...post(body), method: 'PATCH' })

  it('is found again by a tag, and stays as it is where it is left out', async () => {
    const { userId } = await addPerson(connection)
    const path = `/api/admin/user/${userId}`
    const noted = { workflow_exec: '2026-11-01T08:00:00.000Z', workflow_expert: null }
    await call(admin, path, patch({ tags: ['Returning ', 'returning', 'birds'] }))
    expect((await call(admin, path, patch(noted))).body.data).toEqual({
      ...noted,
      tags: ['returning', 'birds'],
    })
    expect((await call(admin, path)).body.data).toMatchObject({ ...noted, tags: ['returning', 'birds'] })
    const list = async (tag: string) =>
      (await call(admin, `/api/admin/user?tag=${tag}`)).body.data.map(({ id }: { id: number }) => id)
    expect([await list('birds'), await list('bees')]).toEqual([[userId], []])
  })

  it('is refused for a person whose plans the planner does not answer for, and with a comma', async () => {
    const { userId } = await addPerson(connection)
    const path = `/api/admin/user/${userId}`
    expect((await call(marmol, path, patch({ tags: ['birds'] }))).status).toBe(404)
    expect((await call(admin, path, patch({ tags: ['a,b'] }))).status).toBe(422)
  })

  it('a partner is one since a day that the database writes', async () => {
    const [company] = await db.select().from(affiliate)
    const { userId } = await addPerson(connection, { role: 'partner', affiliateId: company?.id ?? 0 })
    const { affiliateCreated } = (await call(admin, `/api/admin/user/${userId}`)).body.data
    expect(affiliateCreated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
