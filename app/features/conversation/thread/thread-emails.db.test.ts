import { expect, test } from 'vitest'
import {
  replyToPlan,
  writeMessage,
  writeNote,
} from '#app/features/conversation/thread/thread-commands.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { Actor } from '#app/request-context.ts'
import { loginLink } from '#database/schema/identity.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addPerson, sendWaitingEmails } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const { userId } = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
const planner: Actor = { kind: 'planner', userId, fkey: 'alma-reyes', countries: ['costa-clara'] }
const REPLY = /^reply\+[0-9a-f]{32}@reply\.ceiba\.test$/

const now = () => new Date('2026-03-16T16:30:00Z')
const as = (actor: Actor, replyDomain: string | null = 'reply.ceiba.test') =>
  testContext(connection, { actor, now, replyDomain })
const take = async (replyDomain?: string | null) =>
  sendWaitingEmails(await testContext(connection, { now, replyDomain: replyDomain ?? 'reply.ceiba.test' }))

test('an answer is sent in the traveller’s language, with its text in both parts and its own reply address', async () => {
  const { planId, email } = await addTestPlan(connection, { locale: 'ES' })
  await replyToPlan(await as(planner), { planId, body: 'En mayo llueve <poco>.\n\nLleva:\n- botas' })
  const [answer, ...others] = await take()
  expect(others).toEqual([])
  expect(answer).toMatchObject({
    to: email,
    subject: 'Alma Reyes te respondió sobre Costa Clara',
    replyTo: expect.stringMatching(REPLY),
  })
  expect(answer?.bounceTo).toBe(answer?.replyTo)
  // The plain part keeps the lines as they were written.
  expect(answer?.text).toContain('En mayo llueve <poco>.\n\nLleva:\n- botas\n')
  expect(answer?.html).toContain('En mayo llueve &lt;poco&gt;.')
  expect(answer?.html).toContain(`https://ceiba.test/es/account/trips/${planId}#newest"`)
})

test('each person has a separate reply address for each plan', async () => {
  const [one, other] = [await addTestPlan(connection), await addTestPlan(connection)]
  for (const { planId, traveller } of [one, other]) {
    await replyToPlan(await as(planner), { planId, body: 'Hello' })
    await writeMessage(await as(traveller), { planId, body: 'Hello back' })
  }
  const addresses = (await take()).map(({ replyTo }) => replyTo)
  expect(addresses).toHaveLength(4)
  expect(new Set(addresses).size).toBe(4)
})

test('without inbound email a reply goes to the other person directly', async () => {
  const { planId, email } = await addTestPlan(connection)
  await replyToPlan(await as(planner, null), { planId, body: 'Hello' })
  const mine = await addTestPlan(connection, { assignedStaffFkey: 'alma-reyes' })
  await writeMessage(await as(mine.traveller, null), { planId: mine.planId, body: 'Hi' })
  const ctx = await testContext(connection, { now })
  const [answer, arrived] = await sendWaitingEmails(ctx)
  expect([answer?.to, answer?.replyTo]).toEqual([email, arrived?.to])
  expect([arrived?.replyTo, arrived?.bounceTo]).toEqual([mine.email, undefined])
  const why = 'because you asked us about a trip'
  expect([answer?.text.includes(why), arrived?.text.includes(why)]).toEqual([true, false])
})

test('internal notes are in no email', async () => {
  const { planId } = await addTestPlan(connection)
  const ctx = await as(planner)
  const note = await writeNote(ctx, { planId, body: 'Firm budget', channel: 'note', isAnswer: false })
  if (!note.ok) throw new Error(note.reason)
  const props = { planId, messageId: note.message.id }
  await queueEmail(ctx.db, { template: 'answer', props, recipient: 'x', locale: 'EN' }, now())
  expect(await take()).toEqual([])
})

const content: ProposalContent = {
  ...{ days: [], price: [], notIncluded: [], childAges: [], tripKey: null, startsOn: null },
  ...{ locale: 'en', adults: 2, currency: 'USD' },
}

test.each([
  [
    'EN',
    /Draft 1: Slow water/,
    /US\$ 1,250 .*US\$ 0\./s,
    /Alma has your Costa Clara trip/,
    /How was Costa Clara\?/,
  ],
  [
    'ES',
    /Borrador 1: Slow water/,
    /US\$ 1.?250 .*US\$ 0\./s,
    /Alma tiene tu viaje a Costa Clara/,
    /¿Cómo estuvo Costa Clara\?/,
  ],
])('the other emails say what they are about: %s', async (locale, proposed, refund, assigned, review) => {
  const { planId, email } = await addTestPlan(connection, { locale, assignedStaffFkey: 'alma-reyes' })
  const sent = { staffFkey: 'alma-reyes', sentTs: now(), fingerprint: 'a'.repeat(64) }
  await db
    .insert(proposal)
    .values({ ...sent, planId, number: 1, title: 'Slow water', note: 'Three days by boat', content })
  const to = { recipient: email, locale }
  await queueEmail(db, { ...to, template: 'assigned', props: { planId } }, now())
  await queueEmail(
    db,
    { ...to, template: 'new-proposal', refusableAs: 'proposal', props: { planId, number: 1 } },
    now(),
  )
  const figures = { stepsOn: '2026-05-01', beforeMinor: 125_000, afterMinor: 0, currency: 'USD' }
  await queueEmail(
    db,
    { ...to, template: 'refund-reminder', refusableAs: 'reminder', props: { planId, number: 1, ...figures } },
    now(),
  )
  await queueEmail(db, { ...to, template: 'review-asked', refusableAs: 'review', props: { planId } }, now())
  const linkId = `link-of-${email}`
  const expiresTs = new Date(now().getTime() + 60_000)
  await db.insert(loginLink).values({ id: linkId, email, createdTs: now(), expiresTs })
  await queueEmail(db, { ...to, template: 'account-link', props: { linkId } }, now())
  const emails = await take()
  expect(emails.map(each => each.to)).toEqual(Array(5).fill(email))
  const all = (at: number) => `${emails[at]?.subject}\n${emails[at]?.text}`
  expect(all(0)).toMatch(assigned)
  expect(emails[1]?.html).toMatch(proposed)
  expect(all(1)).toContain('Three days by boat')
  expect(emails[1]?.text).toContain(`/account/trips/${planId}/1`)
  expect(all(2).replaceAll('\u00a0', ' ')).toMatch(refund)
  expect(all(3)).toMatch(review)
  expect(all(4)).toContain(`/account/login?token=${encodeURIComponent(linkId)}.`)
  // No email contains data of another trip, or an ID of a person.
  expect(emails.map(({ text }) => text).join()).not.toMatch(/undefined|\[object|NaN|\{/)
})

test('a draft that was never sent is in no email', async () => {
  const { planId, email } = await addTestPlan(connection)
  await db.insert(proposal).values({ planId, number: 1, staffFkey: 'alma-reyes', title: 'Draft', content })
  const to = { recipient: email, locale: 'EN' }
  await queueEmail(
    db,
    { ...to, template: 'new-proposal', refusableAs: 'proposal', props: { planId, number: 1 } },
    now(),
  )
  expect(await take()).toEqual([])
})
