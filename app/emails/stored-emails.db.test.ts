import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProposalLink } from '#app/features/proposal/link/proposal-link-queries.server.ts'
import { acceptProposal } from '#app/features/proposal/sent/accept-commands.server.ts'
import { message } from '#database/schema/conversation.ts'
import { loginLink, signup, staffInvitation } from '#database/schema/identity.ts'
import { invoice } from '#database/schema/money.ts'
import { plan, unsortedRequest } from '#database/schema/plan.ts'
import { tripReview } from '#database/schema/review.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { addProposedTrip, BOOKED_AT } from '#tools/testing/booked-trip.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { composeEmail } from './parts/compose-email.server.ts'

const OPERATOR = 'plan@ceiba.example'
const PLANNER = 'alma@ceiba.example'
const NEW = 'new@example.org'
const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

interface StoredRow {
  template: string
  props: Record<string, unknown>
  /** By default the traveller. */
  recipient?: string
  /** The address that it leaves for, if that is another. */
  to?: string
  /** What its text contains in either language. */
  contains: string
}

const AWAY = { firstName: 'Marta', until: '2026-11-27' }

/**
 * Rows of the outbox as the commands wrote them before every email had a file of its own: names and fields stay, and
 * only what they refer to is replaced by the rows of this test. Rows like these may wait while the site is updated.
 */
const STORED: StoredRow[] = [
  { template: 'request-receipt', props: { planId: 1 }, contains: 'Alma Reyes' },
  {
    ...{ template: 'request-arrived', props: { planId: 1 }, recipient: 'planners', to: PLANNER },
    contains: 'https://ceiba.test/costa-clara/trip/still-waters',
  },
  { template: 'unsorted-receipt', props: { unsortedRequestId: 1 }, contains: '/receipt/stored-1' },
  {
    ...{ template: 'unsorted-arrived', props: { unsortedRequestId: 1 }, recipient: 'planners', to: OPERATOR },
    contains: 'country_unknown',
  },
  {
    ...{ template: 'newsletter-confirm', props: { key: 'clQ_7dGwIaG7bYbuGj46CUfK' } },
    contains: '/clQ_7dGwIaG7bYbuGj46CUfK',
  },
  {
    ...{ template: 'account-signup', props: { signupId: 'fJBS7C_YXFq3D26kdAKERYDZ' }, recipient: NEW },
    contains: '/account/validate-email#fJBS7C_YXFq3D26kdAKERYDZ.',
  },
  {
    ...{ template: 'account-signup', props: {}, recipient: NEW },
    contains: '/account/validate-email#fJBS7C_YXFq3D26kdAKERYDZ.',
  },
  { template: 'account-signup', props: {}, contains: '/account/login' },
  { template: 'account-reset', props: {}, contains: '/account/password-reset#' },
  { template: 'account-password-changed', props: {}, contains: '/account/login' },
  { template: 'account-leaving', props: { deletesOn: '2026-12-05' }, contains: '/account/settings' },
  {
    ...{ template: 'account-link', props: { linkId: 'KD3p4HVJ-s5qDn-s4t-i8iLc' } },
    contains: '/account/login?token=KD3p4HVJ-s5qDn-s4t-i8iLc.',
  },
  {
    ...{ template: 'staff-invited', props: { invitationId: 1 }, recipient: NEW },
    contains: '/account/invitation#1.',
  },
  { template: 'assigned', props: { planId: 10 }, contains: 'Alma' },
  { template: 'assigned', props: { planId: 8, away: AWAY }, contains: 'Marta' },
  { template: 'answer', props: { planId: 5, messageId: 1 }, contains: 'Does it rain in May?' },
  {
    ...{
      template: 'message-arrived',
      props: { planId: 13, messageId: 3 },
      recipient: 'planners',
      to: PLANNER,
    },
    contains: 'Does it rain in May?',
  },
  {
    ...{ template: 'passed-on', props: { planId: 1, toOffice: true }, recipient: 'planners', to: OPERATOR },
    contains: 'Ana Mora',
  },
  {
    ...{
      template: 'passed-on',
      props: { planId: 8, toOffice: false, away: AWAY },
      recipient: 'planners',
      to: PLANNER,
    },
    contains: 'Marta',
  },
  { template: 'new-proposal', props: { planId: 8, number: 1 }, contains: 'Corcovado by boat' },
  { template: 'accepted', props: { planId: 1, number: 1 }, contains: '/book/' },
  {
    ...{ template: 'accepted', props: { planId: 1, number: 1 }, recipient: 'alma@example.org' },
    contains: '/admin/plan/',
  },
  { template: 'invoice', props: { planId: 11, invoiceId: 1 }, contains: '7K2M-9QXA' },
  {
    ...{ template: 'payment-received', props: { planId: 12, amountMinor: 196800, currency: 'USD' } },
    contains: 'US$',
  },
  {
    ...{ template: 'trip-cancelled', props: { planId: 18, backMinor: 492000, currency: 'USD' } },
    contains: 'US$',
  },
  {
    template: 'refund-reminder',
    props: {
      ...{ planId: 1, number: 1, currency: 'USD' },
      ...{ stepsOn: '2026-12-29', beforeMinor: 787200, afterMinor: 492000 },
    },
    contains: '2026',
  },
  { template: 'review-asked', props: { planId: 11 }, contains: '/review' },
  { template: 'review-refused', props: { planId: 2 }, contains: 'It names another guest.' },
]

async function addSigned(reference: string) {
  const { planId, traveller, actor } = await addProposedTrip(connection)
  const signed = { planId, number: 1, termsVersion: '2026-1', name: 'Ana Mora' }
  await acceptProposal(await testContext(connection, { actor, now: () => BOOKED_AT }), signed)
  const [issued] = await db
    .insert(invoice)
    .values({
      ...{ planId, number: 1, kind: 'deposit', amountMinor: 196_800, currency: 'USD', reference },
      ...{ issuedTs: BOOKED_AT, dueOn: '2026-12-06' },
    } as const)
    .returning({ id: invoice.id })
  return { planId, email: traveller.email, invoiceId: issued?.id }
}

/** A signed trip with a message, an invoice and a refused review, and whatever else an email may be about. */
async function addSubjects() {
  const { planId, email, invoiceId } = await addSigned('7K2M-9QXA')
  await db
    .update(plan)
    .set({
      ...{ fkey: 'alma-reyes', assignedStaffFkey: 'alma-reyes', contactPhone: '+506 8888' },
      ...{ message: 'Two weeks <in> May', url: '/costa-clara/trip/still-waters' },
    })
    .where(eq(plan.id, planId))
  const from = { authorKind: 'traveller', authorName: 'Ana Mora', body: 'Does it rain in May?' } as const
  const [written] = await db
    .insert(message)
    .values({ planId, ...from })
    .returning({ id: message.id })
  await db.insert(tripReview).values({
    ...{ planId, rating: 2, title: 'Rain', comment: 'It rained.', mayPublish: true, writtenIn: 'EN' },
    ...{ writtenTs: BOOKED_AT, state: 'refused', decidedTs: BOOKED_AT, reason: 'It names another guest.' },
  } as const)
  const [unsorted] = await db
    .insert(unsortedRequest)
    .values({
      ...{
        idempotencyKey: 'stored-1',
        receiptKey: 'stored-1',
        acceptedTs: BOOKED_AT,
        reason: 'country_unknown',
      },
      ...{ actorKind: 'visitor' },
      request: {
        ...{ name: 'Ana Mora', email, phone: '+506 8888', locale: 'EN' },
        newPlan: { country: 'atlantis', message: 'Two weeks', url: '/trips' },
      },
    } as const)
    .returning({ id: unsortedRequest.id })
  const times = { createdTs: BOOKED_AT, expiresTs: new Date(BOOKED_AT.getTime() + 60_000) }
  const ids = { signupId: 'fJBS7C_YXFq3D26kdAKERYDZ', linkId: 'KD3p4HVJ-s5qDn-s4t-i8iLc' }
  await db.insert(signup).values({ id: ids.signupId, email: NEW, name: 'Eva', password: '', ...times })
  await db.insert(loginLink).values({ id: ids.linkId, email, ...times })
  await db.insert(staffInvitation).values({ email: NEW, role: 'admin', ...times })
  const key = 'clQ_7dGwIaG7bYbuGj46CUfK'
  await db.insert(newsletterAddress).values({ email, key, createdTs: BOOKED_AT })
  const subjects = { planId, messageId: written?.id, invoiceId, unsortedRequestId: unsorted?.id }
  return { email, subjects: { ...subjects, ...ids, key } as Record<string, unknown> }
}

test('emails that wait while the site is updated are composed, in both languages', async () => {
  const { email, subjects } = await addSubjects()
  const ctx = await testContext(connection, { now: () => BOOKED_AT, replyDomain: 'reply.ceiba.test' })
  for (const { template, props, recipient = email, to = recipient, contains } of STORED)
    for (const [locale, lang] of [
      ['EN', 'en'],
      ['ES', 'es'],
    ] as const) {
      const present = Object.entries(props).map(([name, value]) => [name, subjects[name] ?? value])
      const row = { template, props: Object.fromEntries(present), recipient, locale }
      const composed = await composeEmail(ctx, row)
      expect({ template, to: composed?.to }).toEqual({ template, to })
      const { subject = '', html = '', text = '' } = composed ?? {}
      expect(text).toContain(contains)
      expect(html).toContain(`lang="${lang}"`)
      expect(subject + text).not.toMatch(/undefined|null|\[object|NaN|\{/)
      // Anybody can name anybody's address: nothing of what was written is in a receipt.
      if (template.endsWith('-receipt'))
        expect(subject + html + text).not.toMatch(/Two weeks|Mora|8888|atlantis/)
      if (!('planId' in props)) continue
      const page = to === email ? 'account/trips' : 'admin/plan'
      const answer = to === email ? '#newest' : '#reply'
      const prefix = lang === 'es' ? '/es' : ''
      expect(html).toContain(`https://ceiba.test${prefix}/${page}/${subjects.planId}${answer}"`)
      expect(text).toContain(lang === 'es' ? 'Responder en la página' : 'Answer on the page')
    }
})

test('emails about what was signed open it without a log-in; only its traveller gets that link', async () => {
  const ctx = await testContext(connection, { now: () => BOOKED_AT })
  const { planId, email, invoiceId } = await addSigned('9QXA-7K2M')
  const { token = '' } = (await findProposalLink(ctx, planId)) ?? {}
  async function linksOf(template: string, props: Record<string, unknown>, recipient = email) {
    const composed = await composeEmail(ctx, {
      template,
      props: { planId, ...props },
      recipient,
      locale: 'ES',
    })
    return [...(composed?.html ?? '').matchAll(/href="https:\/\/ceiba\.test([^"]+)"/g)].map(
      ([, path]) => path,
    )
  }
  const [read, book] = [`/es/account/trips/${planId}/1#token=${token}`, `/es/book/${planId}/1`]
  const [answer, home] = [`/es/account/trips/${planId}#newest`, '/es']
  const refund = { number: 1, stepsOn: '2026-12-29', beforeMinor: 2, afterMinor: 1, currency: 'USD' }
  const paid = { amountMinor: 196_800, currency: 'USD' }
  expect((await linksOf('accepted', { number: 1 })).slice(0, 3)).toEqual([home, read, book])
  expect((await linksOf('refund-reminder', refund)).slice(0, 2)).toEqual([home, read])
  for (const [template, props] of [
    ['invoice', { invoiceId }],
    ['payment-received', paid],
    ['payment-failed', paid],
    ['refund-sent', { ...paid, byCard: false }],
  ] as const)
    expect(await linksOf(template, props), template).toEqual([home, book, read, answer])
  expect((await linksOf('accepted', { number: 1 }, 'alma@example.org')).join()).not.toContain('#token')
  expect(await linksOf('request-arrived', {}, 'planners')).toContain(`/es/admin/plan/${planId}`)
  await db.update(plan).set({ lostDate: '2026-11-22' }).where(eq(plan.id, planId))
  expect(await linksOf('trip-cancelled', { backMinor: 0, currency: 'USD' })).toEqual([home, book, answer])
})
