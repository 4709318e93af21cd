import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { REFERRAL_DAYS } from '#app/features/account/partner/referral.ts'
import { signReferral } from '#app/features/account/partner/sign-referral.server.ts'
import { isReversed } from '#app/features/money/ledger/add-entry.server.ts'
import { lastDayOf } from '#app/features/money/payment/booked-queries.server.ts'
import { beginsOn, readWish } from '#app/features/wish/wish-schema.ts'
import { links } from '#app/links.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { DAY_MS, dayOf } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { commission, ledgerEntry, ledgerLine } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { leadNumber, leadStage, medianOf } from './lead.ts'
import type { Lead, LeadFigures, Payouts, PayoutTrip, ReferralView } from './org-schema.ts'
import { halfOf, nextPayout, type PayoutPart, payoutKey } from './payout.ts'

const DAYS_90_MS = 90 * DAY_MS
const MINUTE_MS = 60_000

/** The partner who calls, or whose program does. @throws AppError not_logged_in; unauthorized for anyone else. */
export async function findPartner({ db, actor }: CallerContext) {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  const isPartners = actor.kind === 'partner' || actor.kind === 'program'
  if (!isPartners || actor.affiliateId === null) throw new AppError('unauthorized')
  const [row] = await db.select().from(affiliate).where(eq(affiliate.id, actor.affiliateId))
  if (!row) throw new AppError('unauthorized')
  return row
}

type PlanRow = typeof plan.$inferSelect

async function getSent(db: Readable, planIds: readonly number[]) {
  if (planIds.length === 0) return []
  return db
    .select({
      planId: proposal.planId,
      number: proposal.number,
      acceptedTs: proposal.acceptedTs,
      content: proposal.content,
    })
    .from(proposal)
    .where(and(inArray(proposal.planId, [...planIds]), isNotNull(proposal.sentTs)))
}

type Sent = Awaited<ReturnType<typeof getSent>>

function monthOf(row: PlanRow): number | null {
  const wish = readWish(row.wish)
  const month = beginsOn(wish)?.slice(5, 7) ?? wish.when.months[0]?.slice(-2)
  return month === undefined ? null : Number(month)
}

function minutesTo({ createdTs, firstResponseTs }: Pick<PlanRow, 'createdTs' | 'firstResponseTs'>) {
  return firstResponseTs && Math.round((firstResponseTs.getTime() - createdTs.getTime()) / MINUTE_MS)
}

function toLead(
  row: PlanRow,
  { partner, name, sent, today }: { partner: string; name: string; sent: Sent; today: string },
): Lead {
  const own = sent.filter(({ planId }) => planId === row.id)
  const accepted = own.find(({ acceptedTs }) => acceptedTs)
  const draft = Math.max(0, ...own.map(({ number }) => number))
  const endsOn = accepted ? lastDayOf(accepted.content) : null
  const stage = leadStage({ ...row, draft, isAccepted: accepted !== undefined, endsOn, today })
  return {
    number: leadNumber(partner, row.id),
    country: name,
    countryTag: row.countryTag,
    group: row.travelGroup,
    month: monthOf(row),
    stage,
    draft: stage === 'draft' ? draft : null,
    createdTs: row.createdTs.toISOString(),
    firstAnswerMinutes: minutesTo(row),
  }
}

/**
 * The requests that a partner referred, the newest first, with number and stage only; `after` is the last ID of the
 * previous page.
 * @throws AppError not_logged_in, unauthorized.
 */
export async function listLeads(
  ctx: RequestContext,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<{ items: Lead[]; after: number | null }> {
  const { db, locale } = ctx
  const partner = await findPartner(ctx)
  const found = await db
    .select({ row: plan, name: country.name })
    .from(plan)
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .where(and(eq(plan.affiliateId, partner.id), after === undefined ? undefined : lt(plan.id, after)))
    .orderBy(desc(plan.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const sent = await getSent(
    db,
    shown.map(({ row }) => row.id),
  )
  const today = dayOf(ctx.now())
  return {
    items: shown.map(({ row, name }) =>
      toLead(row, { partner: partner.name, name: name[locale], sent, today }),
    ),
    after: found.length > limit ? (shown.at(-1)?.row.id ?? null) : null,
  }
}

/** The partner's balance over all trips, by currency: earned but not paid. */
async function getOwed(db: Readable, affiliateId: number) {
  const rows = await db
    .select({ currency: ledgerLine.currency, sum: sql<string>`-sum(${ledgerLine.amountMinor})` })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .innerJoin(commission, eq(commission.planId, ledgerEntry.planId))
    .where(and(eq(commission.affiliateId, affiliateId), eq(ledgerLine.account, 'partner')))
    .groupBy(ledgerLine.currency)
    .orderBy(ledgerLine.currency)
  return rows.map(({ currency, sum }) => ({ currency, amountMinor: Number(sum) }))
}

/** The figures above a partner's leads. @throws AppError not_logged_in, unauthorized. */
export async function getLeadFigures(ctx: RequestContext): Promise<LeadFigures> {
  const { db } = ctx
  const { id } = await findPartner(ctx)
  const lately = and(eq(plan.affiliateId, id), gt(plan.createdTs, new Date(ctx.now().getTime() - DAYS_90_MS)))
  const [recent, signed, owed] = await Promise.all([
    db.select({ createdTs: plan.createdTs, firstResponseTs: plan.firstResponseTs }).from(plan).where(lately),
    db
      .select({ n: count() })
      .from(proposal)
      .innerJoin(plan, eq(plan.id, proposal.planId))
      .where(and(eq(plan.affiliateId, id), isNotNull(proposal.acceptedTs))),
    getOwed(db, id),
  ])
  const answered = recent.flatMap(row => minutesTo(row) ?? [])
  return { sent: recent.length, answerMinutes: medianOf(answered), signed: signed[0]?.n ?? 0, owed }
}

type CommissionRow = typeof commission.$inferSelect

/** When each half of a partner's commissions was paid, by its key; those that were taken back are left out. */
async function getPaid(db: Readable, affiliateId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: ledgerEntry.idempotencyKey, happenedTs: ledgerEntry.happenedTs })
    .from(ledgerEntry)
    .innerJoin(commission, eq(commission.planId, ledgerEntry.planId))
    .where(and(eq(commission.affiliateId, affiliateId), eq(ledgerEntry.kind, 'payout'), not(isReversed)))
    .orderBy(asc(ledgerEntry.id))
  return new Map(rows.map(({ key, happenedTs }) => [key.replace(/#\d+$/, ''), dayOf(happenedTs)]))
}

export interface DueHalf {
  planId: number
  part: PayoutPart
  dueOn: string
  amountMinor: number
  currency: string
}

/** Halves of a partner's commissions that are due up to a day and not paid, the oldest first. Days are YYYY-MM-DD. */
export async function listDueHalves(
  db: Readable,
  { partner, upTo, today }: { partner: string; upTo: string; today: string },
): Promise<DueHalf[]> {
  const rows = await db
    .select({ row: commission, partnerId: affiliate.id })
    .from(commission)
    .innerJoin(affiliate, eq(affiliate.id, commission.affiliateId))
    .where(and(eq(affiliate.key, partner), isNull(commission.reversedTs)))
  const paid = rows[0] ? await getPaid(db, rows[0].partnerId) : new Map<string, string>()
  const last = upTo < today ? upTo : today
  return rows
    .flatMap(({ row: { planId, currency, ...row } }) => [
      { ...{ planId, currency, part: 'first' as const }, amountMinor: row.firstMinor, dueOn: row.firstDueOn },
      {
        ...{ planId, currency, part: 'second' as const },
        amountMinor: row.secondMinor,
        dueOn: row.secondDueOn,
      },
    ])
    .flatMap(({ dueOn, ...half }) => (dueOn !== null && dueOn <= last ? [{ ...half, dueOn }] : []))
    .filter(({ planId, part, amountMinor }) => amountMinor > 0 && !paid.has(payoutKey(planId, part)))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.planId - b.planId)
}

interface PaidPayout {
  entryId: number
  planId: number
  part: PayoutPart
  paidOn: string
  amountMinor: number
  currency: string
  reference: string
}

const MOST_PAID = 50

/** Payouts to a partner that stand, the latest first. */
export async function listPaidHalves(db: Readable, affiliateId: number): Promise<PaidPayout[]> {
  const rows = await db
    .select({
      ...{ entryId: ledgerEntry.id, planId: commission.planId, key: ledgerEntry.idempotencyKey },
      ...{ paidTs: ledgerEntry.happenedTs, reference: ledgerEntry.reference },
      ...{ amountMinor: ledgerLine.amountMinor, currency: ledgerLine.currency },
    })
    .from(ledgerEntry)
    .innerJoin(commission, eq(commission.planId, ledgerEntry.planId))
    .innerJoin(ledgerLine, and(eq(ledgerLine.entryId, ledgerEntry.id), eq(ledgerLine.account, 'partner')))
    .where(and(eq(commission.affiliateId, affiliateId), eq(ledgerEntry.kind, 'payout'), not(isReversed)))
    .orderBy(desc(ledgerEntry.id))
    .limit(MOST_PAID)
  return rows.map(({ key, planId, paidTs, ...row }) => ({
    ...{ ...row, planId, paidOn: dayOf(paidTs) },
    part: key.startsWith(payoutKey(planId, 'first')) ? ('first' as const) : ('second' as const),
  }))
}

function toTrip(
  row: CommissionRow,
  { partner, name, paid, today }: { partner: string; name: string; paid: Map<string, string>; today: string },
): PayoutTrip {
  const isReversed = row.reversedTs !== null
  const half = (part: 'first' | 'second', amountMinor: number, dueOn: string | null) =>
    halfOf({ amountMinor, dueOn, isReversed, paidOn: paid.get(payoutKey(row.planId, part)) ?? null, today })
  return {
    number: leadNumber(partner, row.planId),
    country: name,
    currency: row.currency,
    earnedOn: dayOf(row.accruedTs),
    first: half('first', row.firstMinor, row.firstDueOn),
    second: half('second', row.secondMinor, row.secondDueOn),
  }
}

/** A partner's earnings by trip, each in two halves. @throws AppError not_logged_in, unauthorized. */
export async function getPayouts(ctx: RequestContext): Promise<Payouts> {
  const { db, locale } = ctx
  const partner = await findPartner(ctx)
  const [rows, paid] = await Promise.all([
    db
      .select({ row: commission, name: country.name })
      .from(commission)
      .innerJoin(plan, eq(plan.id, commission.planId))
      .innerJoin(country, eq(country.tag, plan.countryTag))
      .where(eq(commission.affiliateId, partner.id))
      .orderBy(desc(commission.accruedTs), desc(commission.planId)),
    getPaid(db, partner.id),
  ])
  const today = dayOf(ctx.now())
  const trips = rows.map(({ row, name }) =>
    toTrip(row, { partner: partner.name, name: name[locale], paid, today }),
  )
  return {
    percent: partner.commissionBp / 100,
    firstAfter: partner.payoutInterval1st,
    secondAfter: partner.payoutInterval2nd,
    today,
    next: nextPayout(trips),
    trips,
  }
}

/** A partner's own page and a code signed today. @throws AppError not_logged_in, unauthorized. */
export async function getReferral(ctx: RequestContext): Promise<ReferralView> {
  const { key, name } = await findPartner(ctx)
  const { actor, db } = ctx
  const [person] = await db
    .select({ since: users.affiliateCreated })
    .from(users)
    .where(eq(users.id, 'userId' in actor ? actor.userId : 0))
  return {
    since: person?.since ?? null,
    key,
    name,
    url: `${ctx.origin}${links.partnerPreview(key)}`,
    code: signReferral(ctx.secret, key, ctx.now()),
    days: REFERRAL_DAYS,
  }
}
