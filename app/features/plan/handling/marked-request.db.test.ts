import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listInbox } from '#app/features/office/inbox/inbox-queries.server.ts'
import { getOfficePlan } from '#app/features/office/plan-page/office-plan-queries.server.ts'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan } from '#database/schema/plan.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { trustPlan } from './stage-commands.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
let sent = 0

/** Posts the contact form without script and returns the resulting plan as the office sees it. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const ctx = await testContext(connection)
  const email = `form${++sent}@example.org`
  const said = { name: 'Ana Mora', country: 'costa-clara', message: 'Two weeks in May', url: '/costa-clara' }
  const agent = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-language': 'es' }
  const answer = await receiveContactForm(
    ctx,
    new Request('https://ceiba.test/costa-clara', {
      method: 'POST',
      body: new URLSearchParams({ ...said, email, ...fields }),
      headers: { ...agent, ...headers },
    }),
  )
  const [row] = await db.select().from(plan).where(eq(plan.contactEmail, email))
  const planId = row?.id ?? 0
  const office = { ...ctx, actor: { kind: 'admin', userId: 1 } } as const
  const isMarked = async () => ({
    inbox: (await listInbox(office, { q: email })).rows.map(({ isDoubtful }) => isDoubtful),
    plan: (await getOfficePlan(office, planId)).isDoubtful,
  })
  return { answer, planId, office, isMarked }
}

test('a doubtful request is stored, confirmed and sent to the planners like any other, and marked', async () => {
  const { answer, planId, isMarked } = await post({ subject: 'Cheap watches' })
  expect(answer).toMatchObject({ ok: true, receiptKey: expect.any(String) })
  expect(await isMarked()).toEqual({ inbox: [true], plan: true })
  const emails = await db.select().from(outbox).where(eq(outbox.planId, planId))
  expect(emails.map(({ template }) => template).toSorted()).toEqual(['request-arrived', 'request-receipt'])
})

test('the office can clear the mark, and the log records it', async () => {
  const { planId, office, isMarked } = await post({ message: 'Backlinks! [url=http://x.example]now[/url]' })
  expect(await isMarked()).toEqual({ inbox: [true], plan: true })
  await trustPlan(office, { planId })
  await trustPlan(office, { planId })
  expect(await isMarked()).toEqual({ inbox: [false], plan: false })
  const { events } = await getOfficePlan(office, planId)
  expect(events.map(({ kind }) => kind)).toEqual(['requested', 'doubted', 'trusted'])
})

test('a person without script is not marked', async () => {
  const { answer, isMarked } = await post({})
  expect(answer.ok).toBe(true)
  expect(await isMarked()).toEqual({ inbox: [false], plan: false })
})

test('a long text in the trap field is no reason to refuse the request', async () => {
  const { answer, isMarked } = await post({ subject: 'x'.repeat(100_000) })
  expect(answer.ok).toBe(true)
  expect((await isMarked()).plan).toBe(true)
})
