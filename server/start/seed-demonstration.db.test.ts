import { count, eq, isNotNull, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { planStage } from '#app/features/plan/core/plan.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { world } from '#tools/testing/world.ts'
import { seedDemonstration } from './seed-demonstration.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

it('the demonstration has plans in every stage, is seeded once, and sends no email', async () => {
  const ctx = { ...(await testContext(connection)), actor: { kind: 'system' as const } }
  const seeded = await seedDemonstration(ctx, world.root)
  expect(seeded).toBeGreaterThanOrEqual(12)
  expect(await seedDemonstration(ctx, world.root)).toBe(0)
  const plans = await db.select().from(plan).where(eq(plan.isSample, true))
  expect(plans).toHaveLength(seeded)
  expect(new Set(plans.map(planStage))).toEqual(
    new Set(['new', 'assigned', 'first response', 'hot', 'warm', 'cold', 'paused', 'lost', 'closed']),
  )
  expect(plans.filter(row => row.waitsFor === 'planner' && row.answerDueTs < ctx.now())).not.toHaveLength(0)
  const [waiting] = await db.select({ emails: count() }).from(outbox).where(isNull(outbox.sentTs))
  expect(waiting?.emails).toBe(0)
})

it('one of its plans has two drafts that differ, and another an accepted proposal', async () => {
  const sent = await db.select().from(proposal).where(isNotNull(proposal.sentTs))
  const second = sent.find(({ number }) => number === 2)
  const first = sent.find(({ number, planId }) => number === 1 && planId === second?.planId)
  expect(second?.content).not.toEqual(first?.content)
  expect(await db.select().from(proposal).where(isNotNull(proposal.acceptedTs))).toHaveLength(1)
})
