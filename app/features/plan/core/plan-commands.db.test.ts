import { count } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { saveUnclaimedPlan } from '#app/features/request/sending/create-plan.server.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { plan, planDraft } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { may } from './plan-access.ts'
import { storedRequest } from './plan-fields.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const actors: Actor[] = [
  { kind: 'visitor' },
  { kind: 'traveller', userId: 1 },
  { kind: 'planner', userId: 2, fkey: 'alma-reyes', countries: ['costa-clara'] },
  { kind: 'partner', userId: 3, affiliateId: 1 },
  { kind: 'admin', userId: 4 },
  { kind: 'system' },
]

const request = storedRequest.parse({
  name: 'Ana Mora',
  email: 'ana@example.org',
  newPlan: { country: 'costa-clara', notes: 'Hello' },
})

/** Every command on plans, by the action it needs. */
const commands: Record<Parameters<typeof may>[1], (ctx: RequestContext) => Promise<unknown>> = {
  'send a request': ctx => sendPlanRequest(ctx, request),
  'keep a draft': ctx =>
    saveUnclaimedPlan(ctx, { newPlan: request.newPlan, requestKey: `by ${ctx.actor.kind}` }),
  'store an accepted request': ctx => replayPlanRequests(ctx, []),
}

async function rowsInAll(): Promise<number[]> {
  const counts = await Promise.all([plan, planDraft].map(table => db.select({ rows: count() }).from(table)))
  return counts.map(([row]) => row?.rows ?? 0)
}

const cases = Object.entries(commands).flatMap(([action, run]) =>
  actors.map(actor => ({ action, run, actor })),
)

describe('the command', () => {
  it.each(cases)('to $action runs only for permitted actors: $actor.kind', async ({ action, run, actor }) => {
    const before = await rowsInAll()
    const done = run(await testContext(connection, { actor }))
    if (may(actor, action as keyof typeof commands)) await expect(done).resolves.toBeDefined()
    else {
      await expect(done).rejects.toMatchObject({ code: 'unauthorized' })
      expect(await rowsInAll()).toEqual(before)
    }
  })
})
