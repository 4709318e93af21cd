import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findInvitation } from '#app/features/account/invitation/invitation-queries.server.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import type { Actor } from '#app/request-context.ts'
import { staffInvitation } from '#database/schema/identity.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date()
const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const visitor: Actor = { kind: 'visitor' }

async function call(actor: Actor, path: string, init?: RequestInit, now = NOW) {
  const ctx = await testContext(connection, { actor, now: () => now })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path, init)
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

const to = (path: string, method: string) => call(admin, `/api/admin/user/${path}`, { method })
async function addPartner() {
  const [{ id } = { id: 0 }] = await db.select({ id: affiliate.id }).from(affiliate)
  return addPerson(connection, { role: 'partner', affiliateId: id })
}
const remove = { method: 'DELETE' }

describe('a planner who leaves', () => {
  const leave = (body: object, actor: Actor = admin) =>
    call(actor, `/api/admin/user/${alma.userId}/leave`, post(body))
  beforeEach(async () => {
    await db.update(staff).set({ active: true }).where(eq(staff.fkey, 'alma-reyes'))
    await db.delete(planEvent)
    await db.delete(plan)
  })

  it('is deactivated by admins alone', async () => {
    expect((await leave({ to: null }, alma)).status).toBe(403)
    expect((await leave({ to: null }, visitor)).status).toBe(401)
  })

  it.each([
    ['nobody is chosen', null, 'has_plans'],
    ['the chosen one is unknown', 'nobody-at-all', 'staff_unknown'],
    ['they choose themselves', 'alma-reyes', 'staff_unknown'],
  ])('stays, with every plan, if %s', async (_, next, reason) => {
    const planId = await addOfficePlan(connection, NOW, { assignedStaffFkey: 'alma-reyes' })
    expect(await leave({ to: next })).toMatchObject({ status: 409, body: { reason } })
    const [row] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(row?.assignedStaffFkey).toBe('alma-reyes')
    const [still] = await db.select().from(staff).where(eq(staff.fkey, 'alma-reyes'))
    expect(still?.active).toBe(true)
  })

  it('hands over what is open, and is named to no visitor any more', async () => {
    const theirs = { assignedStaffFkey: 'alma-reyes', assignedTs: NOW }
    const open = await addOfficePlan(connection, NOW, theirs)
    const lost = await addOfficePlan(connection, NOW, { ...theirs, lostDate: NOW.toISOString() })
    expect(await leave({ to: 'tomas-arce' })).toEqual({ status: 200, body: { data: { handedOver: 1 } } })
    const rows = await db
      .select()
      .from(plan)
      .where(inArray(plan.id, [open, lost]))
      .orderBy(asc(plan.id))
    expect(rows.map(row => row.assignedStaffFkey)).toEqual(['tomas-arce', 'alma-reyes'])
    const log = await db.select().from(planEvent).where(eq(planEvent.planId, open))
    expect(log).toMatchObject([{ kind: 'handed_over' }])
    const ctx = await testContext(connection)
    const page = await getTripPage(ctx, 'costa-clara', 'cloud-to-coast')
    const others = await getStaffOf(ctx, 'costa-clara')
    expect(page.planner.fkey).toBe(others[0]?.fkey)
    expect(page.planner).toMatchObject({ words: null })
    expect(JSON.stringify(await call(visitor, '/api/public/trip/cloud-to-coast'))).not.toContain('alma-reyes')
    // Their key is good still, but opens the office no more.
    expect(await leave({ to: 'tomas-arce' })).toEqual({ status: 200, body: { data: { handedOver: 0 } } })
  })
})

describe('the rights of an admin', () => {
  it('are given and withdrawn, but never from the last one', async () => {
    const { userId } = await addPerson(connection)
    expect((await to(`${userId}/admin`, 'PUT')).status).toBe(204)
    expect((await to(`${userId}/admin`, 'PUT')).status).toBe(204)
    const role = async () => (await db.select().from(users).where(eq(users.id, userId)))[0]?.role
    expect(await role()).toBe('admin')
    expect((await to(`${userId}/admin`, 'DELETE')).status).toBe(204)
    expect(await role()).toBe('traveller')
    const own = 'userId' in admin ? admin.userId : 0
    expect(await to(`${own}/admin`, 'DELETE')).toMatchObject({ status: 409, body: { reason: 'last_admin' } })
    const partner = await addPartner()
    expect((await to(`${partner.userId}/admin`, 'PUT')).body).toMatchObject({ reason: 'is_partner' })
  })

  it('of two who withdraw each other’s at once, one stays', async () => {
    const other = await addPerson(connection, { role: 'admin' })
    const own = 'userId' in admin ? admin.userId : 0
    const answers = await Promise.all([to(`${own}/admin`, 'DELETE'), to(`${other.userId}/admin`, 'DELETE')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, own))
  })
})

describe('an invitation', () => {
  const invite = (body: object, actor: Actor = admin) => call(actor, '/api/admin/invitation', post(body))
  const accept = (token: string, now = NOW) =>
    call(visitor, '/api/public/auth/invitation/accept', post({ token }), now)
  async function tokenOf(id: number): Promise<string> {
    return (await findInvitation(await testContext(connection, { now: () => NOW }), id))?.token ?? ''
  }
  beforeEach(() => db.delete(staffInvitation))

  it('makes a planner of whoever has its link, once', async () => {
    const wanted = { email: 'wilma@example.org', role: 'planner', fkey: 'wilma-toro' }
    expect((await invite(wanted, alma)).status).toBe(403)
    const { status, body } = await invite(wanted)
    expect(status).toBe(201)
    expect(await invite(wanted)).toMatchObject({ status: 409, body: { reason: 'already_invited' } })
    const waiting = await db.select().from(outbox).where(eq(outbox.recipient, wanted.email))
    expect(waiting).toMatchObject([{ template: 'staff-invited', props: { invitationId: body.data.id } }])
    const { data } = (await call(admin, '/api/admin/invitation')).body
    expect(data.open).toMatchObject([{ email: wanted.email, role: 'planner', profile: 'Wilma Toro' }])
    const token = await tokenOf(body.data.id)
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(answer => answer.status).toSorted()).toEqual([200, 422])
    const [person] = await db.select().from(users).where(eq(users.email, wanted.email))
    expect(person).toMatchObject({ role: 'planner', staffFkey: 'wilma-toro', name: 'Wilma Toro' })
    expect(await invite(wanted)).toMatchObject({ body: { reason: 'already_staff' } })
    const other = { ...wanted, email: 'other@example.org' }
    expect(await invite(other)).toMatchObject({ body: { reason: 'staff_taken' } })
  })

  it.each([
    ['forged', async (id: number) => `${id}.${'x'.repeat(43)}`, NOW],
    ['older than a week', tokenOf, new Date(NOW.getTime() + 8 * 86_400_000)],
    [
      'withdrawn',
      async (id: number) => {
        const token = await tokenOf(id)
        await call(admin, `/api/admin/invitation/${id}`, remove)
        return token
      },
      NOW,
    ],
  ])('does nothing if it is %s', async (_, token, now) => {
    const { body } = await invite({ email: 'late@example.org', role: 'admin' })
    expect((await accept(await token(body.data.id), now)).status).toBe(422)
    expect(await db.$count(users, eq(users.email, 'late@example.org'))).toBe(0)
  })

  it('makes a person of a partner of whoever has its link, who sees their desk and nothing else', async () => {
    const [partner] = await db.select().from(affiliate)
    if (!partner) throw new Error('the world has no partner')
    const wanted = { email: 'ibis@example.org', role: 'partner', partner: partner.key }
    expect((await invite(wanted, alma)).status).toBe(403)
    expect(await invite({ ...wanted, partner: 'nobody' })).toMatchObject({
      body: { reason: 'partner_unknown' },
    })
    const { body } = await invite(wanted)
    const { data } = (await call(admin, '/api/admin/invitation')).body
    expect(data.open).toMatchObject([{ email: wanted.email, role: 'partner', profile: partner.name }])
    expect((await accept(await tokenOf(body.data.id))).status).toBe(200)
    const [row] = await db.select().from(users).where(eq(users.email, wanted.email))
    expect(row).toMatchObject({ role: 'partner', affiliateId: partner.id, staffFkey: null })
    const { id: userId = 0 } = row ?? {}
    const they: Actor = { kind: 'partner', userId, affiliateId: partner.id }
    expect((await call(they, '/api/org/referral')).body.data).toMatchObject({ key: partner.key })
    for (const path of ['plan', 'user', 'invitation', 'content', 'content/partners/partners', 'audit'])
      expect((await call(they, `/api/admin/${path}`)).status, path).toBe(403)
    expect((await call(they, `/api/admin/user/${userId}/partner`, remove)).status).toBe(403)
    for (const _ of ['once', 'again']) expect((await to(`${userId}/partner`, 'DELETE')).status).toBe(204)
    const [left] = await db.select().from(users).where(eq(users.id, userId))
    expect(left).toMatchObject({ role: 'traveller', affiliateId: null })
  })

  it('of a planner needs a profile, and none goes to a partner', async () => {
    const { email } = await addPartner()
    expect(await invite({ email, role: 'admin' })).toMatchObject({ body: { reason: 'is_partner' } })
    const wanted = { email: 'new@example.org', role: 'planner' }
    expect(await invite(wanted)).toMatchObject({ body: { reason: 'staff_unknown' } })
  })
})

describe('the table of rights', () => {
  it('says what the rules say', async () => {
    const { body } = await call(admin, '/api/admin/right?locale=ES')
    const of = (what: string) => body.data.find((row: { what: string }) => row.what === what)
    expect(of('refund a traveller')).toMatchObject({ planner: 'no', admin: 'yes' })
    expect(of('reply to a plan')).toMatchObject({ planner: 'own', words: 'Responder a quien viaja' })
    expect(of('enter an absence')).toMatchObject({ planner: 'self', admin: 'yes' })
    expect(of('publish documents')).toMatchObject({ planner: 'operator', admin: 'yes' })
    expect(of('accept a proposal')).toBeUndefined()
    // Every line is in words.
    for (const { what, words } of body.data) expect(words).not.toBe(what)
    expect((await call(alma, '/api/admin/right')).status).toBe(403)
  })
})
