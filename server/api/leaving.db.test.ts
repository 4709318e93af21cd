import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readThread } from '#app/features/conversation/thread/thread-commands.server.ts'
import { chargeDeposit } from '#app/features/money/booking/deposit-commands.server.ts'
import { remindTravellers } from '#app/features/money/reminders/remind-commands.server.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import { storedRequest } from '#app/features/plan/core/plan-fields.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import {
  replayPlanRequests,
  sendPlanRequest,
} from '#app/features/request/sending/send-plan-request.server.ts'
import {
  askForDeletion,
  eraseAccounts,
  keepAccount,
} from '#app/features/traveller/personal-data/leaving-commands.server.ts'
import { removePerson } from '#app/features/traveller/personal-data/remove-person.server.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { JournalEntry } from '#database/request-journal.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { authSession } from '#database/schema/identity.ts'
import { invoice, ledgerEntry } from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { party, plan, planEvent } from '#database/schema/plan.ts'
import { proposal, vote } from '#database/schema/proposal.ts'
import { tripReview } from '#database/schema/review.ts'
import { newsletterAddress, users } from '#database/schema/user.ts'
import { ME, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { untilLockWaits } from '#tools/testing/lock-waits.ts'
import { addPerson, PASSWORD, personWith, sendWaitingEmails } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const DAY_MS = 24 * 60 * 60 * 1_000

function as(key: string, method = 'GET', body?: unknown): RequestInit {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** The jobs' context, this many days from now. */
const jobsIn = (days: number, more = {}) =>
  testContext(connection, {
    actor: { kind: 'system' },
    now: () => new Date(Date.now() + days * DAY_MS),
    ...more,
  })

/** A person with a session that is no longer fresh. */
async function loggedIn(change = {}) {
  const site = await openAuthSite(connection)
  const person = await addPerson(connection, change)
  const key = await tokenOf(await site.logIn(person))
  const createdAt = new Date(Date.now() - 60 * 60 * 1_000)
  await db.update(authSession).set({ createdAt }).where(eq(authSession.userId, person.userId))
  return { site, person, key, ask: (body: object) => site.ask(ME, as(key, 'DELETE', body)) }
}

/** Somebody's request, stored, and how the journal keeps it. */
async function sendKept() {
  const ctx = await testContext(connection)
  const kept: JournalEntry[] = []
  const append = async (entry: JournalEntry) => {
    kept.push(entry)
  }
  const sent = await sendPlanRequest(
    { ...ctx, journal: { ...ctx.journal, append } },
    storedRequest.parse({
      ...{ name: 'Iris', email: 'iris.kept@example.org', requestKey: 'a key of a form, shown' },
      newPlan: { country: 'marmol', message: 'Two weeks in May' },
    }),
  )
  const [entry] = kept
  if (!sent.ok || !entry) throw new Error('the request was not taken')
  return { personId: sent.userId, entry }
}

const rowOf = async (userId: number) => (await db.select().from(users).where(eq(users.id, userId)))[0]

describe('requesting the deletion of one’s account', () => {
  it('needs the password, or a session that was opened just now', async () => {
    const { person, ask, site } = await loggedIn()
    expect((await ask({})).status).toBe(422)
    expect((await ask({ password: 'nueve colibríes' })).status).toBe(422)
    expect((await rowOf(person.userId))?.deletesTs).toBeNull()
    expect((await ask({ password: PASSWORD })).status).toBe(202)
    const other = await addPerson(connection)
    const fresh = await tokenOf(await site.logIn(other))
    expect((await site.ask(ME, as(fresh, 'DELETE', {}))).status).toBe(202)
  })

  it('returns the day, the same day again, emails it, and is cancelled with one call', async () => {
    const { person, key, ask, site } = await loggedIn({ locale: 'ES' })
    const { planId } = await addTestPlan(connection, { userId: person.userId })
    const { deletesTs } = (await (await ask({ password: PASSWORD })).json()).data
    expect(Date.parse(deletesTs) - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    expect((await (await ask({ password: PASSWORD })).json()).data.deletesTs).toBe(deletesTs)
    expect((await (await site.me(key)).json()).data.deletes_ts).toBe(deletesTs)
    const letters = (await site.emails()).filter(({ to }) => to === person.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Ceiba: tu cuenta se va a borrar'])
    expect((await site.ask(`${ME}/keep`, as(key, 'POST'))).status).toBe(204)
    expect((await (await site.me(key)).json()).data.deletes_ts).toBeNull()
    const events = await db.select().from(planEvent).where(eq(planEvent.planId, planId))
    expect(events.map(({ kind }) => kind)).toEqual(['deletion_asked', 'deletion_taken_back'])
    await eraseAccounts(await jobsIn(8), {})
    expect((await rowOf(person.userId))?.email).toBe(person.email)
  })

  it('is refused to staff, and to visitors', async () => {
    const { ask, site } = await loggedIn({ role: 'admin' })
    const refused = await ask({ password: PASSWORD })
    expect([refused.status, (await refused.json()).reason]).toEqual([409, 'works_here'])
    expect((await site.ask(ME, { ...as('', 'DELETE', {}), headers: {} })).status).toBe(401)
  })
})

it.runIf(connection.engine === 'postgres')(
  'is possible while the same traveller changes a plan',
  async () => {
    const { planId, traveller, actor } = await addProposedTrip(connection)
    const ctx = await testContext(connection, { actor, loggedInAt: new Date() })
    const asking = await db.transaction(async tx => {
      await lockPlan(tx, planId)
      const asked = askForDeletion(ctx, {})
      await untilLockWaits(connection)
      await tx.select().from(users).where(eq(users.id, traveller.userId)).for('key share')
      return { asked }
    })
    expect(await asking.asked).toMatchObject({ ok: true })
    await keepAccount(ctx, {})
  },
)

it.runIf(connection.engine === 'postgres')(
  'lets messages be read while their plan is being changed',
  async () => {
    const { planId, actor } = await addProposedTrip(connection)
    await db.insert(message).values({ planId, authorKind: 'planner', body: 'Hello' })
    const ctx = await testContext(connection, { actor })
    const reading = await db.transaction(async tx => {
      await lockPlan(tx, planId)
      const read = readThread(ctx, { planId, upTo: 1_000_000 })
      await untilLockWaits(connection)
      await tx.delete(message).where(eq(message.planId, planId))
      return { read }
    })
    await reading.read
  },
)

describe('an account that is due for deletion', () => {
  it('is deleted with its plans, messages, files and addresses, and not before', async () => {
    const { person, key, site, ask } = await loggedIn({ phone: '+44 20 7946 0958' })
    const { planId } = await addTestPlan(connection, { userId: person.userId, contactEmail: person.email })
    const ctx = await jobsIn(0)
    const sum = await ctx.attachments.keep(Buffer.from('a picture of us'))
    const [said] = await db
      .insert(message)
      .values({ planId, authorKind: 'traveller', body: 'Hello' })
      .returning()
    const file = { name: 'us.jpg', mediaType: 'image/jpeg', bytes: 15, sum }
    await db.insert(messageAttachment).values({ messageId: said?.id ?? 0, ...file })
    await db.insert(newsletterAddress).values({ email: person.email })
    await ask({ password: PASSWORD })
    expect(await eraseAccounts(await jobsIn(6.9), {})).toBe(0)
    expect((await site.me(key)).status).toBe(200)
    const job = await jobsIn(7.1, { attachments: ctx.attachments })
    expect(await eraseAccounts(job, {})).toBe(1)
    expect(await eraseAccounts(job, {})).toBe(0)
    expect((await site.me(key)).status).toBe(401)
    expect((await site.logIn(person)).status).toBe(401)
    expect(await db.select().from(plan).where(eq(plan.id, planId))).toEqual([])
    expect(await ctx.attachments.read(sum)).toBeNull()
    for (const rows of await Promise.all([
      db.select().from(newsletterAddress).where(eq(newsletterAddress.email, person.email)),
      db.select().from(outbox).where(eq(outbox.recipient, person.email)),
    ]))
      expect(rows).toEqual([])
    expect(await rowOf(person.userId)).toMatchObject({
      name: '—',
      email: `erased-${person.userId}@erased.invalid`,
      phone: null,
      deletesTs: null,
    })
  })

  it.runIf(connection.engine === 'postgres')(
    'is kept if a trip is accepted during the deletion',
    async () => {
      const { planId, traveller, actor } = await addProposedTrip(connection)
      const due = { deletionAskedTs: BOOKED_AT, deletesTs: new Date(BOOKED_AT.getTime() + 1) }
      await db.update(users).set(due).where(eq(users.id, traveller.userId))
      const job = await testContext(connection, { actor: { kind: 'system' }, now: () => new Date() })
      const erasing = await db.transaction(async tx => {
        await lockPlan(tx, planId)
        const erased = eraseAccounts(job, {})
        await untilLockWaits(connection)
        // The row lock that a statement about a line takes on its author.
        await tx.select().from(users).where(eq(users.id, traveller.userId)).for('key share')
        const signed = { acceptedTs: BOOKED_AT, acceptedName: 'Ana Mora' }
        await tx.update(proposal).set(signed).where(eq(proposal.planId, planId))
        return { erased }
      })
      expect(await erasing.erased).toBe(0)
      expect(await rowOf(traveller.userId)).toMatchObject({ email: traveller.email })
      await keepAccount(await testContext(connection, { actor }), {})
    },
  )

  it.runIf(connection.engine === 'postgres')(
    'does not delete a request that arrives during the deletion',
    async () => {
      const person = await addPerson(connection)
      const ctx = await testContext(connection)
      const request = storedRequest.parse({
        ...{ name: 'Ana Mora', email: person.email, locale: 'EN' },
        newPlan: { country: 'costa-clara', message: 'Again', initialContactMethod: 'Quick Contact Form' },
      })
      const sending = await db.transaction(async tx => {
        await tx.select().from(users).where(eq(users.id, person.userId)).for('update')
        const sent = sendPlanRequest(ctx, request)
        await untilLockWaits(connection)
        await removePerson(tx, person.userId, new Date())
        return { sent }
      })
      expect(await sending.sent).toMatchObject({ ok: true, stored: true })
      const [asked] = await db.select().from(plan).where(eq(plan.contactEmail, person.email))
      expect(asked?.userId).toBe((await personWith(connection, person.email))?.id)
    },
  )

  it('does not come back from the journal', async () => {
    const { personId, entry } = await sendKept()
    await db.transaction(tx => removePerson(tx, personId, new Date(Date.now() + DAY_MS)))
    const system = await jobsIn(1)
    expect(await replayPlanRequests(system, [entry])).toBe(0)
    const { email } = (entry.input as { request: { email: string } }).request
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])
    const later = { ...entry, key: `${entry.key}, again`, acceptedTs: (await jobsIn(2)).now().toISOString() }
    expect(await replayPlanRequests(system, [later])).toBe(1)
  })

  it('leaves a booking’s signature, invoice and ledger, without the person’s address or words', async () => {
    const { planId, traveller, actor } = await addProposedTrip(connection)
    const then = await testContext(connection, { actor, now: () => BOOKED_AT })
    await acceptProposal(then, { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' })
    await chargeDeposit(then, { planId, number: 1, by: 'transfer' })
    await db.insert(message).values({ planId, authorKind: 'traveller', body: 'My mother comes too' })
    await db.insert(party).values({ planId, position: 1, name: 'Rosa Mora' })
    const needs = [{ kind: 'diet' as const, words: 'No nuts for Rosa' }]
    await db
      .update(plan)
      .set({ wish: wishOf({ needs }) })
      .where(eq(plan.id, planId))
    await db.insert(vote).values({ key: 'v'.repeat(32), planId, number: 1, voters: 3, openedTs: BOOKED_AT })
    const words = { rating: 5, title: 'Rain', comment: 'We loved it', mayPublish: false, writtenIn: 'EN' }
    await db.insert(tripReview).values({ planId, ...words, writtenTs: BOOKED_AT, state: 'private' })
    const due = { deletionAskedTs: BOOKED_AT, deletesTs: new Date(BOOKED_AT.getTime() + 1) }
    await db.update(users).set(due).where(eq(users.id, traveller.userId))
    // The trip of the fixture ends on 14 February 2027: until then the job postpones the deletion.
    const at = (day: string) =>
      testContext(connection, { actor: { kind: 'system' }, now: () => new Date(day) })
    expect(await eraseAccounts(await at('2027-02-14T12:00:00Z'), {})).toBe(0)
    expect(await eraseAccounts(await at('2027-02-22T12:00:00Z'), {})).toBe(1)
    const [kept] = await db.select().from(plan).where(eq(plan.id, planId))
    expect(kept).toMatchObject({ contactName: '—', contactPhone: null, message: '' })
    expect(kept?.contactEmail).toContain('erased.invalid')
    expect(kept?.wish).toEqual(wishOf({}))
    const [signed] = await db.select().from(proposal).where(eq(proposal.planId, planId))
    expect(signed).toMatchObject({ acceptedName: 'Ana Mora', termsVersion: '2026-1' })
    expect(await db.select().from(invoice).where(eq(invoice.planId, planId))).toHaveLength(1)
    expect(await db.select().from(ledgerEntry).where(eq(ledgerEntry.planId, planId))).toHaveLength(1)
    for (const table of [message, party, vote, tripReview] as const) {
      const [left] = await db.select({ n: count() }).from(table).where(eq(table.planId, planId))
      expect(left?.n).toBe(0)
    }
    await db.update(plan).set({ closedDate: '2026-11-23' }).where(eq(plan.id, planId))
    await remindTravellers(await at('2027-02-23T12:00:00Z'), null)
    expect(await db.select().from(outbox).where(eq(outbox.planId, planId))).toEqual([])
  })
})

describe('optional emails', () => {
  const ALL = { proposal: true, reminder: true, review: true, anniversary: true, newsletter: false }

  it('are chosen by the person, and a refused kind is not queued', async () => {
    const { site, person, key } = await loggedIn()
    const { planId } = await addTestPlan(connection, { userId: person.userId, contactEmail: person.email })
    const path = `${ME}/emails`
    expect((await (await site.ask(path, as(key))).json()).data).toEqual(ALL)
    const wanted = { ...ALL, review: false, newsletter: true }
    expect((await (await site.ask(path, as(key, 'PUT', wanted))).json()).data).toEqual(wanted)
    expect((await (await site.ask(path, as(key))).json()).data).toEqual(wanted)
    const to = { recipient: person.email, locale: 'EN', planId, props: { planId } }
    await queueEmail(db, { ...to, template: 'review-asked', refusableAs: 'review' }, new Date())
    await queueEmail(db, { ...to, template: 'assigned' }, new Date())
    const queued = await db.select().from(outbox).where(eq(outbox.recipient, person.email))
    expect(queued.map(({ template }) => template)).toEqual(['assigned'])
    await site.ask(path, as(key, 'PUT', ALL))
    expect((await (await site.ask(path, as(key))).json()).data).toEqual(ALL)
    expect((await site.ask(path, as(key, 'PUT', { ...ALL, assigned: false }))).status).toBe(422)
  })

  it('contain an unsubscribe link, other emails do not', async () => {
    const { site, person } = await loggedIn()
    const { planId } = await addTestPlan(connection, { userId: person.userId, contactEmail: person.email })
    const to = { recipient: person.email, locale: 'EN', planId, props: { planId } }
    await queueEmail(db, { ...to, template: 'review-asked', refusableAs: 'review' }, new Date())
    await queueEmail(db, { ...to, template: 'assigned' }, new Date())
    const emails = (await sendWaitingEmails(site.ctx)).filter(({ to }) => to === person.email)
    const link = new RegExp(`/account/emails/${person.userId}\\.review\\.[\\w-]{43}`)
    const isRefusable = emails.map(({ unsubscribe, html, text }) =>
      [unsubscribe ?? '', html, text].map(part => link.test(part)),
    )
    expect(isRefusable.toSorted()).toEqual([
      [false, false, false],
      [true, true, true],
    ])
  })
})
