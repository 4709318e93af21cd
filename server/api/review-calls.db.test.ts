import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordPayment } from '#app/features/money/payment/payment-commands.server.ts'
import { remindTravellers } from '#app/features/money/reminders/remind-commands.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { review } from '#database/schema/review.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson, sendWaitingEmails } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const AFTER = new Date('2027-02-20T12:00:00Z')
const alma = await addPlanner(connection, 'alma-reyes')
const marmol: Actor = { kind: 'planner', userId: 77, fkey: 'tomas-arce', countries: ['marmol'] }
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

const words = { rating: 5, title: 'The frog man', comment: 'Worth the airfare.', mayPublish: true }
const translation = { title: 'El hombre de las ranas', comment: 'Vale el pasaje.' }

async function call(actor: Actor, path: string, body?: object, now = AFTER) {
  const ctx = await testContext(connection, { actor, now: () => now })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path, body && post(body))
  return { status: answer.status, body: await answer.json() }
}

/** A trip of 11 to 14 February 2027 whose deposit is paid. */
async function travel(wanted: Parameters<typeof addProposedTrip>[1] = {}) {
  const proposed = await addProposedTrip(connection, wanted)
  const { planId, actor } = proposed
  const by = (who: Actor) => testContext(connection, { actor: who, now: () => BOOKED_AT })
  await acceptProposal(await by(actor), { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
  const money = { planId, amountMinor: 196_800, currency: 'USD', reference: 'x' }
  expect(await recordPayment(await by(admin), money)).toMatchObject({ ok: true })
  await db.delete(outbox)
  return { ...proposed, path: `/api/private/plan/${planId}/review` }
}

async function write(actor: Actor, path: string, change: object = {}) {
  expect((await call(actor, path, { ...words, ...change })).status).toBe(200)
  return (await call(actor, path)).body.data.review.writtenTs as string
}

const shown = async (query = 'recent=true&limit=100') =>
  (await call({ kind: 'visitor' }, `/api/next/feedback/search?${query}`)).body as { title: string }[]
const waiting = async (actor: Actor) =>
  ((await call(actor, '/api/admin/review')).body.data as { planId: number }[]).map(({ planId }) => planId)

describe('a review by a traveller', () => {
  it('is published once the office approves it, in both languages, with the first name', async () => {
    const { planId, actor, path } = await travel()
    const writtenTs = await write(actor, path)
    expect((await shown()).map(({ title }) => title)).not.toContain(words.title)
    expect(await waiting(alma)).toContain(planId)
    const publish = { writtenTs, ...translation }
    for (const _ of [1, 2])
      expect(await call(alma, `/api/admin/review/${planId}/publish`, publish)).toMatchObject({
        status: 200,
        body: { data: { state: 'published' } },
      })
    const found = (await shown()).filter(({ title }) => title === words.title)
    expect(found).toMatchObject([
      { ...{ title: words.title, comment: words.comment, rating: 5 }, name: 'Ana', country: 'costa-clara' },
    ])
    expect(found[0]).toMatchObject({ written_in: 'EN', invented: false })
    const es = await shown('recent=true&limit=100&locale=ES')
    expect(es.map(({ title }) => title)).toContain(translation.title)
    expect(JSON.stringify(found)).not.toContain('Mora')
    expect((await call(actor, path)).body.data.review).toMatchObject({ state: 'published' })
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId)).orderBy(planEvent.id)
    expect(events.slice(-2).map(({ kind, actorKind }) => `${kind} ${actorKind}`)).toEqual([
      'review_written traveller',
      'review_published planner',
    ])
  })

  it('that is refused is returned to its author with the reason, and can be written again', async () => {
    const { planId, actor, path, traveller } = await travel({ locale: 'ES' })
    const writtenTs = await write(actor, path)
    const address = `/api/admin/review/${planId}/refuse`
    expect(await call(alma, address, { writtenTs, reason: ' ' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason', code: 'reason_missing' }] },
    })
    await call(alma, address, { writtenTs, reason: 'Nombra a otra huésped.' })
    await db
      .update(outbox)
      .set({ dueTs: new Date(0) })
      .where(eq(outbox.planId, planId))
    const [email] = await sendWaitingEmails(await testContext(connection))
    expect(email).toMatchObject({ to: traveller.email, subject: 'Lo que escribiste sobre Costa Clara' })
    expect(email?.text).toContain('Nombra a otra huésped.')
    expect(email?.html).toContain(`/es/account/trips/${planId}/review`)
    expect((await call(actor, path)).body.data.review).toMatchObject({
      ...{ state: 'refused', reason: 'Nombra a otra huésped.', title: words.title },
    })
    await write(actor, path, { comment: 'Worth the airfare, all of it.' })
    expect(await waiting(alma)).toContain(planId)
  })

  it('that is changed is read again before it is published, and an approval of the old text does not count', async () => {
    const { planId, actor, path } = await travel()
    const title = 'The first words'
    const writtenTs = await write(actor, path, { title })
    await call(alma, `/api/admin/review/${planId}/publish`, { writtenTs, ...translation })
    expect((await shown()).map(each => each.title)).toContain(title)
    const later = new Date(AFTER.getTime() + 60_000)
    await call(actor, path, { ...words, title: 'The second words' }, later)
    const titles = (await shown()).map(each => each.title)
    expect([titles.includes(title), titles.includes('The second words')]).toEqual([false, false])
    expect(
      await call(alma, `/api/admin/review/${planId}/publish`, { writtenTs, ...translation }),
    ).toMatchObject({
      status: 409,
      body: { reason: 'written_anew' },
    })
  })

  it('without consent is for the office only', async () => {
    const { planId, actor, path } = await travel()
    const writtenTs = await write(actor, path, { mayPublish: false })
    expect(await waiting(alma)).not.toContain(planId)
    const { data } = (await call(alma, '/api/admin/review?state=private')).body
    expect(data).toMatchObject([{ planId, title: words.title }])
    expect(
      await call(admin, `/api/admin/review/${planId}/publish`, { writtenTs, ...translation }),
    ).toMatchObject({
      status: 409,
      body: { reason: 'no_consent' },
    })
  })

  it('can be written only after the trip, and not about a lost plan', async () => {
    const { planId, actor, path } = await travel()
    const during = new Date('2027-02-13T12:00:00Z')
    expect(await call(actor, path, words, during)).toMatchObject({
      status: 409,
      body: { reason: 'not_over' },
    })
    await db.update(plan).set({ lostDate: '2027-01-02', closedDate: null }).where(eq(plan.id, planId))
    expect(await call(actor, path, words)).toMatchObject({ status: 409, body: { reason: 'not_travelled' } })
    expect((await call(actor, path)).body.data).toMatchObject({ refusal: 'not_travelled', review: null })
  })

  it('cannot be written about a trip whose deposit is unpaid', async () => {
    const { planId, actor, path } = await travel()
    await db.update(plan).set({ closedDate: null }).where(eq(plan.id, planId))
    expect(await call(actor, path, words)).toMatchObject({ status: 409, body: { reason: 'not_paid' } })
    expect((await call(actor, path)).body.data).toMatchObject({ refusal: 'not_paid' })
  })

  it('is for its author to write and its office to decide: nobody else sees it', async () => {
    const { planId, actor, path } = await travel()
    const stranger = (await travel()).actor
    const writtenTs = await write(actor, path)
    const publish = [`/api/admin/review/${planId}/publish`, { writtenTs, ...translation }] as const
    const refuse = [`/api/admin/review/${planId}/refuse`, { writtenTs, reason: 'x' }] as const
    const statuses = async (who: Actor) =>
      Promise.all(
        [[path], [path, words], ['/api/admin/review'], publish, refuse].map(
          async ([to, body]) => (await call(who, String(to), body as object | undefined)).status,
        ),
      )
    expect(await statuses({ kind: 'visitor' })).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(stranger)).toEqual([404, 404, 403, 403, 403])
    expect(await statuses(marmol)).toEqual([404, 404, 200, 404, 404])
    expect(await waiting(marmol)).not.toContain(planId)
    expect(await waiting(admin)).toContain(planId)
  })

  it('of the demonstration says that it is invented', async () => {
    const { planId, actor, path } = await travel({ isSample: true })
    const writtenTs = await write(actor, path, { title: 'Invented' })
    await call(alma, `/api/admin/review/${planId}/publish`, { writtenTs, ...translation })
    expect((await shown()).find(({ title }) => title === 'Invented')).toMatchObject({ invented: true })
  })

  it('that exists is not asked for again', async () => {
    const { planId, actor, path } = await travel()
    await write(actor, path)
    const other = await travel()
    await remindTravellers(
      await testContext(connection, { actor: { kind: 'system' }, now: () => AFTER }),
      null,
    )
    const asked = await db.select().from(outbox).where(eq(outbox.template, 'review-asked'))
    expect(asked.map(email => email.planId)).toContain(other.planId)
    expect(asked.map(email => email.planId)).not.toContain(planId)
  })
})

it('a review’s key reveals nothing of its plan', async () => {
  const { planId, actor, path } = await travel()
  const writtenTs = await write(actor, path, { title: 'A key of its own' })
  await call(alma, `/api/admin/review/${planId}/publish`, { writtenTs, ...translation })
  const rows = await db.select().from(review)
  expect(rows.find(({ title }) => title?.en === 'A key of its own')?.key).toMatch(/^t-[0-9a-f-]{36}$/)
})
