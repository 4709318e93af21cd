import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openStripe } from '#app/features/money/payment/open-stripe.server.ts'
import {
  cardRefund,
  checkout,
  invoice,
  ledgerEntry,
  ledgerLine,
  paymentEvent,
} from '#database/schema/money.ts'
import { outbox } from '#database/schema/outbox.ts'
import { plan, planEvent } from '#database/schema/plan.ts'
import { affiliate } from '#database/schema/user.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addProposedTrip } from '#tools/testing/booked-trip.ts'
import { addPerson, type TestPerson } from '#tools/testing/people.ts'
import {
  eventBody,
  STRIPE_SECRET,
  serveStripe,
  signatureOf,
  WEBHOOK_SECRET,
} from '#tools/testing/stripe-server.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const signed = { termsVersion: '2026-1', name: 'Ana Mora' }
const COMPLETED = 'checkout.session.completed'
let admin: TestPerson
let planner: TestPerson
let events = 0

beforeAll(async () => {
  admin = await addPerson(connection, { role: 'admin' })
  planner = await addPerson(connection, { role: 'planner', staffFkey: 'alma-reyes' })
})

async function openShop({ takesCards = true } = {}) {
  const company = await serveStripe()
  onTestFinished(company.close)
  const settings = { secretKey: STRIPE_SECRET, webhookSecret: WEBHOOK_SECRET, host: company.host }
  const ctx = await testContext(connection, { paymentProvider: takesCards ? openStripe(settings) : null })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  async function keyOf({ email, password }: TestPerson) {
    const session = await ctx.identity.logIn({ email, password })
    return { authorization: `Bearer ${session?.token ?? ''}` }
  }
  const send = async (person: TestPerson, address: string, body: object) => {
    const answer = await ask(address, post(body, await keyOf(person)))
    return { status: answer.status, ...(await answer.json()) }
  }
  /** Sends an event as the payment provider does. */
  const tell = async (body: string, signature = signatureOf(body)) =>
    (
      await ask('/api/public/payment/stripe', {
        ...post(null),
        body,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signature,
        },
      })
    ).status
  return { ...company, ask, send, tell, keyOf }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** Opens the payment provider's page for a traveller. */
async function openPage(shop: Shop, wanted = {}) {
  const trip = await addProposedTrip(connection, wanted)
  const { planId, traveller } = trip
  expect(await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/accept`, signed)).toMatchObject({
    status: 200,
  })
  const asked = await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
  expect(asked).toMatchObject({ status: 200 })
  const session = shop.sessions.at(-1)
  if (!session) throw new Error('no page was opened')
  const told = (type: string, isPaid = true) => eventBody({ id: `evt_${++events}`, type, session, isPaid })
  return { ...trip, session, told, url: asked.data.checkoutUrl }
}

/** Runs `run` before the first read of the pages returns, so that what it read is out of date. */
function afterFirstLook(run: () => Promise<void>) {
  const { pool } = connection
  const query = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  let looks = 0
  const gate = async (...statement: unknown[]) => {
    const answer = await query(...statement)
    if (JSON.stringify(statement).includes('from \\"checkout\\"') && ++looks === 1) await run()
    return answer
  }
  const spy = vi.spyOn(pool, 'query').mockImplementation(gate as typeof pool.query)
  onTestFinished(() => spy.mockRestore())
}

async function paidOf(planId: number) {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerLine.amountMinor}), 0)` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(sql`${ledgerEntry.planId} = ${planId} and ${ledgerLine.account} in ('card', 'bank')`)
  const [row] = await db.select().from(plan).where(eq(plan.id, planId))
  return { paid: Number(rows[0]?.sum), isBooked: row?.closedDate !== null }
}

describe('a deposit by card', () => {
  it('asks the company once, with the amount that we computed, however often it is pressed', async () => {
    const shop = await openShop()
    const { planId, traveller, url } = await openPage(shop)
    const again = () =>
      shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, {
        by: 'card',
        amountMinor: 1,
        currency: 'EUR',
      })
    const answers = await Promise.all([again(), again()])
    expect(answers.map(({ data }) => data.checkoutUrl)).toEqual([url, url])
    expect(shop.sessions).toMatchObject([{ amountMinor: 196_800, currency: 'usd' }])
    expect(await paidOf(planId)).toEqual({ paid: 0, isBooked: false })
  })

  it('pressed twice before the first page is known opens one page', async () => {
    const shop = await openShop()
    const { planId, traveller } = await addProposedTrip(connection)
    await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/accept`, signed)
    const ask = () => shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map(({ data }) => data.checkoutUrl)).size).toBe(1)
    expect(shop.sessions).toHaveLength(1)
  })

  it('opens one page if another press finishes while the first one looks for it', async () => {
    const shop = await openShop()
    const { planId, traveller } = await addProposedTrip(connection)
    await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/accept`, signed)
    const ask = () => shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
    const urls: string[] = []
    afterFirstLook(async () => void urls.push((await ask()).data.checkoutUrl))
    urls.push((await ask()).data.checkoutUrl)
    const [page] = shop.sessions
    expect(urls).toEqual([page?.url, page?.url])
    expect(shop.sessions).toHaveLength(1)
  })

  /** Pays part of a deposit by bank, after its page was opened. */
  async function payPartByBank(
    shop: Shop,
    meanwhile: (session: Shop['sessions'][number]) => void = () => {},
  ) {
    const trip = await openPage(shop)
    meanwhile(trip.session)
    const payment = { amountMinor: 50_000, currency: 'USD', reference: `FT-${trip.planId}` }
    const recorded = await shop.send(admin, `/api/admin/plan/${trip.planId}/payment`, payment)
    expect(recorded).toMatchObject({ status: 200 })
    const ask = () =>
      shop.send(trip.traveller, `/api/private/plan/${trip.planId}/proposal/1/deposit`, { by: 'card' })
    return { ...trip, ask }
  }

  it('is for what is still due: a page opened before a transfer arrived can no longer be paid', async () => {
    const shop = await openShop()
    const { ask, url } = await payPartByBank(shop)
    expect(shop.sessions).toMatchObject([{ url, status: 'expired' }])
    const answers = await Promise.all([ask(), ask()])
    const [before, now, ...others] = shop.sessions
    expect(answers.map(({ data }) => data.checkoutUrl)).toEqual([now?.url, now?.url])
    expect(now).toMatchObject({ amountMinor: 146_800, status: 'open' })
    expect([before?.url, before?.status, others]).toEqual([url, 'expired', []])
    expect((await ask()).data.checkoutUrl).toBe(now?.url)
  })

  it('paid by transfer meanwhile has its page closed once the company answers again', async () => {
    const shop = await openShop()
    const { ask } = await payPartByBank(shop, () => shop.goAway(true))
    shop.goAway(false)
    expect(shop.sessions).toMatchObject([{ status: 'open' }])
    await ask()
    expect(shop.sessions.map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  it('opens a new page if the amount of the old one was not recorded', async () => {
    const shop = await openShop()
    const { planId, traveller, session } = await openPage(shop)
    await db.update(checkout).set({ amountMinor: null }).where(eq(checkout.id, session.id))
    const ask = () => shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
    const { data } = await ask()
    expect(shop.sessions).toMatchObject([
      { id: session.id, status: 'expired' },
      { url: data.checkoutUrl, amountMinor: 196_800, status: 'open' },
    ])
    expect((await ask()).data.checkoutUrl).toBe(data.checkoutUrl)
  })

  it('opens no second page until the company reports whether the first was paid', async () => {
    const shop = await openShop()
    const { ask } = await payPartByBank(shop, session => {
      session.status = 'complete'
    })
    expect(await ask()).toMatchObject({ status: 409, reason: 'already_paid' })
    expect(shop.sessions).toHaveLength(1)
  })

  it('reports that the company does not answer, and works once it does', async () => {
    const shop = await openShop()
    const { planId, traveller } = await addProposedTrip(connection)
    await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/accept`, signed)
    shop.goAway(true)
    const ask = () => shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
    expect(await ask()).toMatchObject({ status: 503 })
    shop.goAway(false)
    expect(await ask()).toMatchObject({ status: 200, data: { checkoutUrl: shop.sessions[0]?.url } })
    expect(await db.select().from(invoice).where(eq(invoice.planId, planId))).toHaveLength(1)
  })
})

describe('an event from the company', () => {
  it('counts once, however often and however late it comes', async () => {
    const shop = await openShop()
    const { planId, told } = await openPage(shop)
    const body = told(COMPLETED)
    expect(await Promise.all([shop.tell(body), shop.tell(body), shop.tell(body)])).toEqual([200, 200, 200])
    expect(await shop.tell(told(COMPLETED))).toBe(200)
    expect(await paidOf(planId)).toEqual({ paid: 196_800, isBooked: true })
    const emails = await db.select().from(outbox).where(eq(outbox.planId, planId))
    expect(emails.filter(({ template }) => template === 'payment-received')).toHaveLength(1)
  })

  it('waits for money that is on its way', async () => {
    const shop = await openShop()
    const { planId, told } = await openPage(shop)
    await shop.tell(told(COMPLETED, false))
    expect(await paidOf(planId)).toEqual({ paid: 0, isBooked: false })
    await shop.tell(told('checkout.session.async_payment_succeeded'))
    expect(await paidOf(planId)).toEqual({ paid: 196_800, isBooked: true })
  })

  it('in another order has the same result', async () => {
    const shop = await openShop()
    const { planId, told, session } = await openPage(shop)
    await shop.tell(told('checkout.session.async_payment_succeeded'))
    await shop.tell(told(COMPLETED, false))
    await shop.tell(told('checkout.session.expired'))
    await shop.tell(told('charge.refunded'))
    expect(await paidOf(planId)).toEqual({ paid: 196_800, isBooked: true })
    expect(await db.select().from(checkout).where(eq(checkout.id, session.id))).toMatchObject([
      { state: 'paid' },
    ])
  })

  it('counts also before its page is recorded here', async () => {
    const shop = await openShop()
    const { planId, told, session } = await openPage(shop)
    await db.delete(checkout).where(eq(checkout.id, session.id))
    expect(await shop.tell(told(COMPLETED))).toBe(200)
    expect(await paidOf(planId)).toEqual({ paid: 196_800, isBooked: true })
  })

  it('of another shop on the same account is ignored', async () => {
    const shop = await openShop()
    const session = { id: 'cs_unknown', amountMinor: 5, currency: 'usd', invoice: '999999', reference: null }
    const body = eventBody({ id: 'evt_unknown', type: COMPLETED, session })
    expect(await shop.tell(body)).toBe(200)
    expect(await db.select().from(paymentEvent).where(eq(paymentEvent.eventId, 'evt_unknown'))).toEqual([])
  })

  it('is refused unsigned, signed with another key, signed long ago, or changed afterwards', async () => {
    const shop = await openShop()
    const { planId, told } = await openPage(shop)
    const body = told(COMPLETED)
    const longAgo = Math.floor(Date.now() / 1_000) - 3_600
    const signatures = [
      '',
      't=1,v1=0',
      signatureOf(body, 'whsec_of_somebody_else'),
      signatureOf(body, WEBHOOK_SECRET, longAgo),
      signatureOf(`${body} `),
    ]
    for (const signature of signatures) expect(await shop.tell(body, signature)).toBe(400)
    expect(await paidOf(planId)).toEqual({ paid: 0, isBooked: false })
  })

  it('of an abandoned page opens another; if both are paid, neither payment is lost', async () => {
    const shop = await openShop()
    const { planId, traveller, told, url } = await openPage(shop)
    await shop.tell(told('checkout.session.expired'))
    const next = await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/deposit`, { by: 'card' })
    expect(next.data.checkoutUrl).not.toBe(url)
    const [, second] = shop.sessions
    if (!second) throw new Error('no second page was opened')
    await shop.tell(eventBody({ id: `evt_${++events}`, type: COMPLETED, session: second }))
    await shop.tell(told(COMPLETED))
    expect(await paidOf(planId)).toEqual({ paid: 393_600, isBooked: true })
  })

  it('is refused if cards are not accepted', async () => {
    const shop = await openShop({ takesCards: false })
    const body = eventBody({
      ...{ id: 'evt_x', type: COMPLETED },
      session: { id: 'cs_x', amountMinor: 1, currency: 'usd', invoice: '1', reference: null },
    })
    expect(await shop.tell(body)).toBe(404)
  })
})

it('refunds a card payment by card, once, also after the company was unreachable', async () => {
  const shop = await openShop()
  const { planId, told, session } = await openPage(shop)
  await shop.tell(told(COMPLETED))
  const cancel = () =>
    shop.send(admin, `/api/admin/plan/${planId}/cancel`, { reason: 'A storm.', by: 'operator' })
  shop.goAway(true)
  expect(await cancel()).toMatchObject({ status: 503 })
  expect(shop.refunds).toEqual([])
  shop.goAway(false)
  expect(await cancel()).toMatchObject({ status: 200, data: { feeMinor: 0, backMinor: 196_800 } })
  expect(await cancel()).toMatchObject({ status: 200 })
  const given = [{ paymentId: `pi_of_${session.id}`, amountMinor: 196_800 }]
  expect(shop.refunds).toMatchObject(given)
  expect(await paidOf(planId)).toEqual({ paid: 0, isBooked: false })
  // The refund was made, and its answer was lost.
  await db.delete(cardRefund)
  shop.forgetKeys()
  expect(await cancel()).toMatchObject({ status: 200 })
  expect(shop.refunds).toMatchObject(given)
})

it('cannot be paid on a page that was open when its trip was cancelled', async () => {
  const shop = await openShop()
  const { planId } = await openPage(shop)
  const cancellation = { reason: 'A storm.', by: 'operator' }
  expect(await shop.send(admin, `/api/admin/plan/${planId}/cancel`, cancellation)).toMatchObject({
    status: 200,
  })
  expect(shop.sessions).toMatchObject([{ status: 'expired' }])
})

it('books a trip whose planner closed the plan before the deposit came', async () => {
  const shop = await openShop()
  const { planId, told } = await openPage(shop)
  await db.update(plan).set({ firstResponseTs: new Date() }).where(eq(plan.id, planId))
  const closed = { stage: 'closed', reason: 'They said yes by telephone.' }
  expect(await shop.send(admin, `/api/admin/plan/${planId}/stage`, closed)).toMatchObject({ status: 200 })
  const body = told(COMPLETED)
  expect([await shop.tell(body), await shop.tell(body)]).toEqual([200, 200])
  const invoices = await db.select({ kind: invoice.kind }).from(invoice).where(eq(invoice.planId, planId))
  expect(invoices.map(({ kind }) => kind).sort()).toEqual(['balance', 'deposit'])
  const isPaid = sql`plan_id = ${planId} and kind = 'deposit_paid'`
  expect(await db.select().from(planEvent).where(isPaid)).toHaveLength(1)
})

it('shows the office what is owed of the whole price, invoiced or not, until the trip is cancelled', async () => {
  const shop = await openShop()
  const { planId, told } = await openPage(shop)
  const owed = async () => {
    const headers = await shop.keyOf(admin)
    const { data } = await (await shop.ask(`/api/admin/plan/${planId}`, { headers })).json()
    return data.money
  }
  expect(await owed()).toMatchObject({ priceMinor: 984_000, paidMinor: 0, owedMinor: 984_000 })
  await shop.tell(told(COMPLETED))
  expect(await owed()).toMatchObject({ paidMinor: 196_800, owedMinor: 984_000 - 196_800 })
  await shop.send(admin, `/api/admin/plan/${planId}/cancel`, { reason: 'A storm.', by: 'operator' })
  expect(await owed()).toMatchObject({ paidMinor: 0, owedMinor: 0, invoices: [] })
})

it('answers what cannot be entered with its reason and what could be, and enters none of it', async () => {
  const shop = await openShop()
  const { planId, traveller } = await addProposedTrip(connection)
  await shop.send(traveller, `/api/private/plan/${planId}/proposal/1/accept`, signed)
  const office = `/api/admin/plan/${planId}`
  const pay = (body: object) =>
    shop.send(admin, `${office}/payment`, {
      amountMinor: 196_800,
      currency: 'USD',
      reference: 'FT-1',
      ...body,
    })
  const refund = (amountMinor: number, currency = 'USD') =>
    shop.send(admin, `${office}/refund`, { amountMinor, currency, reason: 'Too much.' })
  const reverse = (entry: unknown) =>
    shop.send(admin, `${office}/entry/${entry}/reverse`, { reason: 'A slip.' })
  const entryOf = async (kind: 'payment' | 'reversal') =>
    (await db.select().from(ledgerEntry).where(eq(ledgerEntry.planId, planId))).find(row => row.kind === kind)
      ?.id
  expect(await pay({ currency: 'EUR' })).toMatchObject({
    status: 409,
    doubts: [{ code: 'currency_differs' }],
  })
  for (const amountMinor of [0, -1, 0.5]) expect(await pay({ amountMinor })).toMatchObject({ status: 422 })
  expect(await pay({ currency: 'ZZZ' })).toMatchObject({ status: 422 })
  expect(await pay({ amountMinor: 1, reference: 'FT-cent' })).toMatchObject({ status: 200 })
  expect(await refund(2)).toMatchObject({
    status: 409,
    reason: 'more_than_paid',
    paidMinor: 1,
    currency: 'USD',
  })
  expect(await refund(1, 'EUR')).toMatchObject({ status: 409 })
  expect(await reverse(await entryOf('payment'))).toMatchObject({ status: 200 })
  expect(await reverse(await entryOf('reversal'))).toMatchObject({ status: 409, reason: 'is_reversal' })
  expect(await paidOf(planId)).toEqual({ paid: 0, isBooked: false })
})

describe('permissions', () => {
  it('accept, pay and read a booking: its traveller; for everybody else it does not exist', async () => {
    const shop = await openShop()
    const { planId, traveller } = await addProposedTrip(connection)
    const stranger = await addPerson(connection)
    const statuses = async (person: TestPerson) => {
      const read = await shop.ask(`/api/private/plan/${planId}/proposal/1/booking`, {
        headers: await shop.keyOf(person),
      })
      const accept = await shop.send(person, `/api/private/plan/${planId}/proposal/1/accept`, signed)
      const deposit = await shop.send(person, `/api/private/plan/${planId}/proposal/1/deposit`, {
        by: 'transfer',
      })
      return [read.status, accept.status, deposit.status]
    }
    for (const other of [planner, stranger, admin]) expect(await statuses(other)).toEqual([404, 404, 404])
    expect(await statuses(traveller)).toEqual([200, 200, 200])
    expect((await shop.ask(`/api/private/plan/${planId}/proposal/1/booking`)).status).toBe(401)
    expect((await shop.ask(`/api/private/plan/${planId}/proposal/1/accept`, post(signed))).status).toBe(401)
  })

  it('enter money: admins only', async () => {
    const shop = await openShop()
    const { planId, traveller } = await addProposedTrip(connection)
    const [partner] = await db.select({ id: affiliate.id }).from(affiliate).limit(1)
    const people = [
      traveller,
      planner,
      await addPerson(connection, { role: 'partner', affiliateId: partner?.id }),
    ]
    const payment = { amountMinor: 1, currency: 'USD', reference: 'FT-1' }
    for (const person of people) {
      expect((await shop.send(person, `/api/admin/plan/${planId}/payment`, payment)).status).toBe(403)
      expect(
        (await shop.send(person, `/api/admin/plan/${planId}/cancel`, { reason: 'x', by: 'operator' })).status,
      ).toBe(403)
      expect(
        (await shop.send(person, `/api/admin/plan/${planId}/payout`, { part: 'first', reference: 'x' }))
          .status,
      ).toBe(403)
    }
    expect(await shop.send(admin, `/api/admin/plan/${planId}/payment`, payment)).toMatchObject({
      ...{ status: 409, code: 'conflict', reason: 'not_accepted' },
    })
    expect((await shop.send(admin, '/api/admin/plan/999999/payment', payment)).status).toBe(404)
  })
})
