import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { message } from '#database/schema/conversation.ts'
import { party, planEvent } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { endShare, sharePlan } from './share-commands.server.ts'
import { getShared, getShareLink } from './share-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const now = new Date('2026-11-02T15:00:00Z')

async function addSent(planId: number, number: number, change = {}) {
  await db.insert(proposal).values({
    ...{ planId, number, staffFkey: 'alma-reyes', title: 'Four days with the Moras' },
    ...{ content: aProposal(), note: 'Dear Ana Mora, call me', priceMinor: 1_200_00, sentTs: now },
    ...{ fingerprint: 'a'.repeat(64), ...change },
  })
}

async function open() {
  const { planId, traveller, email } = await addTestPlan(connection, { waitsFor: 'traveller' })
  const ctx = { ...(await testContext(connection)), actor: traveller as Actor, now: () => now }
  return { planId, ctx, email }
}

let desk: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  desk = await open()
})

async function share(): Promise<string> {
  const shared = await sharePlan(desk.ctx, desk)
  if (!shared.ok) throw new Error(shared.reason)
  return shared.link.address.split('/').at(-1) ?? ''
}

describe('a link to a plan', () => {
  it('shows the newest proposal, and the next one once it is sent', async () => {
    await addSent(desk.planId, 1)
    const key = await share()
    expect(await getShared(desk.ctx, key)).toMatchObject({ number: 1, title: 'A trip of 4 days' })
    await addSent(desk.planId, 2, { title: 'Slow water' })
    expect(await getShared(desk.ctx, key)).toMatchObject({ number: 2, title: 'Slow water' })
    await addSent(desk.planId, 3, { sentTs: null, fingerprint: null })
    expect(await getShared(desk.ctx, key)).toMatchObject({ number: 2 })
  })

  it('reveals nothing about the people: no last name, message, address or age', async () => {
    const content = aProposal({ childAges: [7] })
    await addSent(desk.planId, 1, { content })
    await db.insert(party).values({ planId: desk.planId, position: 1, name: 'Theo Okafor' })
    const wrote = { authorKind: 'traveller', authorName: 'Ana Mora', body: 'We are afraid of boats' } as const
    await db.insert(message).values({ planId: desk.planId, ...wrote })
    const told = JSON.stringify(await getShared(desk.ctx, await share()))
    expect(told).not.toMatch(/Mora|Okafor|Dear Ana|afraid|"childAges":\[7\]/)
    expect(told).not.toContain(desk.email)
  })

  it('is one per plan, stays valid, and stops working once it is ended', async () => {
    await addSent(desk.planId, 1)
    const key = await share()
    expect(await share()).toBe(key)
    const yearsLater = { ...desk.ctx, now: () => new Date('2031-01-01T00:00:00Z') }
    expect(await getShared(yearsLater, key)).toMatchObject({ number: 1 })
    await endShare(desk.ctx, desk)
    await expect(getShared(desk.ctx, key)).rejects.toMatchObject({ code: 'not_found' })
    expect(await getShareLink(desk.ctx, desk.planId)).toBeNull()
    expect(await share()).not.toBe(key)
  })

  it('is logged when it is created or ended, and not when nothing changes', async () => {
    await addSent(desk.planId, 1)
    await share()
    await share()
    await endShare(desk.ctx, desk)
    await endShare(desk.ctx, desk)
    const log = await db
      .select({ kind: planEvent.kind })
      .from(planEvent)
      .where(eq(planEvent.planId, desk.planId))
    expect(log.map(({ kind }) => kind)).toEqual(['shared', 'share_ended'])
  })

  it('requires a sent proposal', async () => {
    expect(await sharePlan(desk.ctx, desk)).toEqual({ ok: false, reason: 'nothing_sent' })
  })

  it('uses the language of the proposal', async () => {
    await addSent(desk.planId, 1, { content: aProposal({ locale: 'es' }) })
    await share()
    expect((await getShareLink(desk.ctx, desk.planId))?.address).toContain('/es/shared/')
  })

  it('can be created, read and ended only by its traveller', async () => {
    await addSent(desk.planId, 1)
    const stranger = { ...desk.ctx, actor: (await open()).ctx.actor }
    for (const ask of [
      () => sharePlan(stranger, desk),
      () => endShare(stranger, desk),
      () => getShareLink(stranger, desk.planId),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'not_found' })
  })
})
