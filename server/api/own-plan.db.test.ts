import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { users } from '#database/schema/user.ts'
import { newAddress, openAuthSite, post, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD, tokenIn } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

async function siteOf(actor: Actor) {
  const ctx = await testContext(connection, { actor })
  return openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
}

async function readAs(actor: Actor, path: string) {
  const answer = await (await siteOf(actor)).ask(path)
  return { status: answer.status, body: await answer.json() }
}

describe('a traveller’s plans', () => {
  it('are for their traveller: another’s is not found, also for the office', async () => {
    const { planId, traveller } = await addTestPlan(connection)
    const stranger = (await addTestPlan(connection)).traveller
    const planner: Actor = {
      kind: 'planner',
      userId: (await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })).userId,
      fkey: 'alma-reyes',
      countries: ['costa-clara'],
    }
    const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
    const path = `/api/private/plan/${planId}`
    expect((await readAs({ kind: 'visitor' }, path)).status).toBe(401)
    expect((await readAs({ kind: 'visitor' }, '/api/private/plan')).status).toBe(401)
    const none = await readAs(stranger, '/api/private/plan/4503599627370498')
    for (const actor of [stranger, planner, admin]) {
      const { status, body } = await readAs(actor, path)
      expect([status, { ...body, request_id: '' }]).toEqual([404, { ...none.body, request_id: '' }])
      const ids = (await readAs(actor, '/api/private/plan')).body.data.map(({ id }: { id: number }) => id)
      expect(ids).not.toContain(planId)
    }
    const { status, body } = await readAs(traveller, path)
    expect([status, body.data.id]).toEqual([200, planId])
  })

  it('show who has the next word, who has the plan and what happened, but nothing internal to the office', async () => {
    const { planId, traveller } = await addTestPlan(connection, {
      assignedStaffFkey: 'alma-reyes',
      assignedTs: new Date('2026-03-16T15:00:00Z'),
      message: 'Turtles, please.',
    })
    const at = new Date('2026-03-16T15:00:00Z')
    await db.insert(planEvent).values([
      { planId, happenedTs: at, kind: 'assigned', actorKind: 'admin', reason: 'Knows turtles' },
      { planId, happenedTs: at, kind: 'snoozed', actorKind: 'planner', reason: 'Difficult' },
    ])
    const wrote = { planId, authorKind: 'planner', authorName: 'Alma Reyes' } as const
    await db.insert(message).values([
      { ...wrote, body: 'In July.' },
      { ...wrote, body: 'Has a firm budget', channel: 'note' },
    ])
    const { data } = (await readAs(traveller, `/api/private/plan/${planId}`)).body
    expect(data).toMatchObject({
      country: 'costa-clara',
      stage: 'assigned',
      waitsFor: 'planner',
      planner: { fkey: 'alma-reyes', firstName: 'Alma', timeZone: 'America/Costa_Rica' },
      unread: 1,
      latestProposal: null,
      wishes: { message: 'Turtles, please.' },
      events: [{ kind: 'assigned', number: null }],
    })
    expect(JSON.stringify(data)).not.toMatch(/firm budget|Difficult|Knows turtles|@/)
    const listed = (await readAs(traveller, '/api/private/plan')).body
    const { wish: ____, wishes: _, parties: __, events: ___, drafts, files, ...short } = data
    expect([drafts, files]).toEqual([[], []])
    expect(listed).toEqual({ data: [short], next: null })
  })
})

describe('a request made with an address', () => {
  it('joins its account once the address is confirmed, and not before', async () => {
    const site = await openAuthSite(connection)
    const email = newAddress()
    const asked = await site.ask(
      '/api/public/user/create_with_new_plan',
      post({
        ...{ name: 'Ana Mora', email: email.toUpperCase(), phone: '', locale: 'EN', timezone: '' },
        newPlan: { country: 'costa-clara', notes: 'Two weeks in May\n----\nQCF URL: /costa-clara' },
      }),
    )
    expect(asked.status).toBe(200)
    await site.emails()
    await site.signUp(email)
    const letter = (await site.emails()).find(({ to }) => to === email)
    expect((await site.logIn({ email, password: PASSWORD })).status).toBe(401)
    const token = await tokenOf(
      await site.call('validate-email', { token: tokenIn(letter), password: PASSWORD }),
    )
    const answer = await site.ask('/api/private/plan', { headers: { authorization: `Bearer ${token}` } })
    const { data } = await answer.json()
    const [own] = await db
      .select({ id: plan.id })
      .from(plan)
      .innerJoin(users, eq(users.id, plan.userId))
      .where(eq(users.email, email))
    expect(data).toEqual([expect.objectContaining({ id: own?.id, country: 'costa-clara' })])
  })
})
