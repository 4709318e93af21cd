import { expect, it } from 'vitest'
import { createDraft } from '#app/features/office/editor/draft-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const alma = await addPlanner(connection, 'alma-reyes')
const marmol: Actor = { kind: 'planner', userId: 77, fkey: 'tomas-arce', countries: ['marmol'] }

it('the office sees a draft as its traveller will, who cannot see it yet', async () => {
  const { planId, traveller } = await addTestPlan(connection)
  const ctx = await testContext(connection, { actor: alma })
  await createDraft(ctx, { planId, from: { trip: 'cloud-to-coast' } })
  const read = async (actor: Actor, path: string) => {
    const context = await testContext(connection, { actor })
    const { ask } = await openTestSite(connection, { context: locale => ({ ...context, locale }) })
    const answer = await ask(path)
    return { status: answer.status, body: await answer.json() }
  }
  const path = `/api/admin/plan/${planId}/proposal/1/preview`
  const { status, body } = await read(alma, path)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ planId, number: 1, accepted: null, drafts: [], answers: [] })
  expect(body.data.content.days.length).toBeGreaterThan(3)
  expect(body.data.refund === null || Array.isArray(body.data.refund)).toBe(true)
  expect((await read(marmol, path)).status).toBe(404)
  expect((await read(traveller, path)).status).toBe(403)
  expect((await read(alma, `/api/admin/plan/${planId}/proposal/2/preview`)).status).toBe(404)
  expect((await read(traveller, `/api/private/plan/${planId}/proposal/1`)).status).toBe(404)
})
