import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { findCancelled, getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { lastDayOf } from '#app/features/money/payment/booked-queries.server.ts'
import { refundableLines, refundSteps } from '#app/features/money/refund/refund.ts'
import { isDueAtOnce, paymentsOf, type Terms } from '#app/features/money/terms/terms.ts'
import { findTerms, findTermsAt } from '#app/features/money/terms/terms-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { firstName } from '#app/text/names.ts'
import type { Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { place } from '#database/schema/place.ts'
import { party } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { stopsOf } from './booking.ts'
import type { BookingView } from './booking-schema.ts'

type ProposalRow = typeof proposal.$inferSelect

async function findSent(db: Readable, planId: number, number: number) {
  const [row] = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, number), isNotNull(proposal.sentTs)))
  return row
}

/** Number of the latest sent proposal; 0 if there is none. */
export async function findLatestSent(db: Readable, planId: number): Promise<number> {
  const [row] = await db
    .select({ number: proposal.number })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  return row?.number ?? 0
}

async function getTravellers(db: Readable, planId: number) {
  const rows = await db.select().from(party).where(eq(party.planId, planId)).orderBy(asc(party.position))
  return rows.map(({ name, partyBirthday, age, partyPrompts }) => ({
    ...{ name, birthday: partyBirthday, age, prompts: partyPrompts },
  }))
}

async function getInvoices(db: Readable, planId: number, number: number) {
  const rows = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.planId, planId), eq(invoice.number, number), isNull(invoice.voidedTs)))
    .orderBy(asc(invoice.id))
  return rows.map(({ kind, amountMinor, currency, dueOn, reference, issuedTs }) => ({
    ...{ kind, amountMinor, currency, dueOn, reference },
    isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }),
  }))
}

async function findPlanner(db: Readable, fkey: string) {
  const [row] = await db
    .select({ fkey: staff.fkey, name: staff.name, timeZone: staff.timeZone })
    .from(staff)
    .where(eq(staff.fkey, fkey))
  return row ? { ...row, firstName: firstName(row.name) } : null
}

/** Place names by slug, in the reader's language. */
async function namePlaces({ db, locale }: RequestContext, { days }: ProposalContent) {
  const country = days[0]?.country ?? ''
  const rows = await db
    .select({ slug: place.slug, name: place.name })
    .from(place)
    .where(eq(place.countryTag, country))
  const names = new Map(rows.map(({ slug, name }) => [slug, name[locale]]))
  return stopsOf(days).map(stop => ({ ...stop, place: names.get(stop.place) ?? stop.place }))
}

/** Deposit, balance and refund steps, computed from the price and the terms. */
function paymentsAndRefundOf(
  { content, priceMinor }: ProposalRow,
  terms: Terms,
  { acceptedOn, today }: { acceptedOn: string; today: string },
) {
  const { startsOn } = content
  if (priceMinor === null) return { deposit: null, balance: null, refund: null }
  const lines = refundableLines(content)
  return {
    ...paymentsOf(terms, { totalMinor: priceMinor, startsOn, acceptedOn }),
    // A step that is past is not on offer any more.
    refund:
      startsOn && lines
        ? refundSteps({ terms, startsOn, lines }).filter(({ until }) => until === null || until >= today)
        : null,
  }
}

interface Standing {
  row: ProposalRow
  latest: number
  isClosed: boolean
  wasCancelled: boolean
}

function stateOf({ row, latest, isClosed, wasCancelled }: Standing): BookingView['state'] {
  if (row.acceptedTs) return wasCancelled ? 'cancelled' : isClosed ? 'paid' : 'accepted'
  if (row.number !== latest) return 'superseded'
  return row.priceMinor === null ? 'price_unknown' : 'open'
}

/**
 * Everything a traveller signs and pays for a proposal, and how far they are.
 * @throws AppError not_logged_in, not_found; unavailable if no terms are in force.
 */
export async function getBooking(
  ctx: RequestContext,
  planId: number,
  number: number,
): Promise<Omit<BookingView, 'openMatters'>> {
  const { db, locale } = ctx
  const plan = await findOwnPlan(ctx, planId)
  const row = await findSent(db, planId, number)
  if (!row) throw new AppError('not_found')
  const terms = row.termsVersion
    ? await findTerms(db, row.termsVersion, locale)
    : await findTermsAt(db, ctx.now(), locale)
  if (!terms) throw new AppError('unavailable', 'No terms are in force.')
  const { content, acceptedTs, acceptedName, termsVersion, priceMinor, currency } = row
  const acceptedOn = dayOf(acceptedTs ?? ctx.now())
  const [latest, cancelled, lines, travellers, invoices, planner, stops, { bank }] = await Promise.all([
    findLatestSent(db, planId),
    findCancelled(db, planId),
    getTravellerLines(db, planId),
    getTravellers(db, planId),
    getInvoices(db, planId, number),
    findPlanner(db, row.staffFkey),
    namePlaces(ctx, content),
    getOperator(ctx),
  ])
  const state = stateOf({ row, latest, isClosed: plan.closedDate !== null, wasCancelled: cancelled !== null })
  const parts = paymentsAndRefundOf(row, terms, { acceptedOn, today: dayOf(ctx.now()) })
  return {
    ...{ number, latest, state, stops, travellers, planner, invoices, bank, priceMinor, currency, ...parts },
    title: row.title,
    startsOn: content.startsOn,
    endsOn: lastDayOf(content),
    nights: Math.max(0, content.days.length - 1),
    party: content.adults + content.childAges.length,
    lines: content.price.map(({ id, what, unitMinor, count }) => ({
      ...{ id, what },
      amountMinor: unitMinor === null ? null : unitMinor * count,
    })),
    fingerprint: row.fingerprint ?? '',
    terms: { version: terms.version, validFrom: terms.validFrom, points: [...terms.points] },
    accepted:
      acceptedTs && acceptedName && termsVersion
        ? { name: acceptedName, at: acceptedTs.toISOString(), termsVersion }
        : null,
    cancelled: cancelled && {
      backMinor: cancelled.backMinor,
      paidMinor: cancelled.backMinor + cancelled.feeMinor,
    },
    paidMinor: paidOf(lines, currency),
    takesCards: ctx.paymentProvider !== null,
    purchase:
      state === 'paid' && currency === 'USD' && parts.deposit
        ? { id: `deposit-${planId}`, usdCents: parts.deposit.amountMinor }
        : null,
  }
}
