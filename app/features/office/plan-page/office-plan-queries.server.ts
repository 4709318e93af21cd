import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findThreadFiles } from '#app/features/conversation/thread/thread-queries.server.ts'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import {
  findCancelled,
  getTravellerLines,
  listMovements,
} from '#app/features/money/ledger/ledger-queries.server.ts'
import { findBalance, findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { isDueAtOnce } from '#app/features/money/terms/terms.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOfficePlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { draftCode } from '#app/features/plan/core/first-draft-schema.ts'
import { chosenWish, planStage } from '#app/features/plan/core/plan.ts'
import { findWish } from '#app/features/plan/core/store-party.server.ts'
import {
  doubtOf,
  findOwnFkey,
  listPlannersOf,
  listPresent,
  plannerColumns,
} from '#app/features/plan/handling/handling-queries.server.ts'
import { invoiceStates } from '#app/features/traveller/papers/papers-queries.server.ts'
import { findProposalSummaries } from '#app/features/traveller/proposal/proposal-summary-queries.server.ts'
import { bestMonthsQuestion } from '#app/features/wish/best-months.ts'
import { type Named, readWish } from '#app/features/wish/wish-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import type { Words } from '#database/schema/columns.ts'
import { invoice } from '#database/schema/money.ts'
import { party, type plan, planEvent } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { Locale } from '#database/values/locale.ts'
import type { OfficeEvent, OfficePlan, OfficeProposal, PlanMoney } from './plan-page-schema.ts'

type Context = ReadContext & Pick<RequestContext, 'actor' | 'now'>
type PlanRow = typeof plan.$inferSelect

/** A plan as the office sees it. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficePlan(ctx: Context, planId: number): Promise<OfficePlan> {
  const row = await findOfficePlan(ctx, planId)
  const { db } = ctx
  const [about, planners, ownFkey, parties, proposals, drafts, files, money, events, present, operator] =
    await Promise.all([
      findAbout(ctx, row),
      listPlannersOf(db, row.countryTag),
      findOwnFkey(db, ctx.actor),
      db.select().from(party).where(eq(party.planId, planId)).orderBy(asc(party.position)),
      listProposals(db, planId),
      findProposalSummaries(db, planId),
      findThreadFiles(db, 'office', planId),
      findPlanMoney(db, planId),
      listEvents(db, planId),
      listPresent(ctx, planId),
      getOperator(ctx),
    ])
  const doubt = doubtOf(events)
  return {
    ...standing(row),
    ...about,
    planners,
    ownFkey,
    wish: chosenWish(await findWish(db, row, dayOf(ctx.now())), row.initialContactMethod),
    wishes: wishesOf(row),
    parties: parties.map(({ name, partyBirthday, partyPrompts }) => ({
      name,
      birthday: partyBirthday,
      prompts: partyPrompts,
    })),
    ...{ proposals, drafts, files },
    ...{ money, currencies: operator.currencies },
    isDoubtful: doubt.signs.length > 0,
    hasProof: doubt.hasProof,
    events,
    present,
  }
}

function standing(row: PlanRow) {
  return {
    id: row.id,
    country: row.countryTag,
    firstDraft: row.firstDraft && draftCode(row.firstDraft),
    stage: planStage(row),
    createdTs: row.createdTs.toISOString(),
    assignedTs: row.assignedTs?.toISOString() ?? null,
    firstResponseTs: row.firstResponseTs?.toISOString() ?? null,
    waitsFor: row.waitsFor,
    waitingSince: (row.waitingSince ?? row.createdTs).toISOString(),
    answerDueTs: row.answerDueTs.toISOString(),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    lostReason: row.lostReason,
    revision: row.revision,
    isSample: row.isSample,
  }
}

/** The trip, and what is to be asked about the days of the wish. */
function presentTrip(
  found: { key: string; title: Words; months: number[]; reason: Words } | null | undefined,
  row: PlanRow,
  locale: Locale,
): Pick<OfficePlan, 'trip' | 'daysQuestion'> {
  if (!found) return { trip: null, daysQuestion: null }
  const { key, title, months, reason } = found
  const best = { months, reason: reason[locale] }
  return {
    trip: { key, title: title[locale] },
    daysQuestion: bestMonthsQuestion(readWish(row.wish), best, locale),
  }
}

/** The traveller, the planner and the trip of a plan. */
async function findAbout({ db, locale }: Context, row: PlanRow) {
  const [found] = await db
    .select({
      timeZone: users.timezone,
      planner: plannerColumns,
      partner: affiliate.name,
      trip: { key: trip.key, title: trip.title, months: trip.bestMonths, reason: trip.bestReason },
    })
    .from(users)
    .leftJoin(staff, eq(staff.fkey, sql`${row.assignedStaffFkey}`))
    .leftJoin(affiliate, eq(affiliate.id, sql`${row.affiliateId}`))
    .leftJoin(trip, eq(trip.id, sql`${row.tripId}`))
    .where(eq(users.id, row.userId))
  return {
    contact: {
      userId: row.userId,
      name: row.contactName,
      email: row.contactEmail,
      emailValidated: row.emailValidated?.toISOString() ?? null,
      emailValidateSent: row.emailValidateSent?.toISOString() ?? null,
      phone: row.contactPhone,
      locale: row.locale,
      timeZone: found?.timeZone || null,
    },
    planner: found?.planner?.fkey ? found.planner : null,
    readerFkey: row.fkey,
    partner: found?.partner ?? null,
    ...presentTrip(found?.trip, row, locale),
  }
}

function wishesOf(row: PlanRow): OfficePlan['wishes'] {
  const { where, when, who, what, budget, style, transport } = readWish(row.wish)
  const { leastMinor: from, mostMinor: to } = budget
  const { least, most } = when.nights
  const names = (list: readonly Named[]) => list.map(({ name }) => name.en)
  return {
    message: row.message,
    page: row.url,
    travelGroup: who.group,
    goals: what.goals,
    startsOn: when.firstDay ?? when.earliest,
    endsOn: when.lastDay ?? when.latest,
    nights: least === null && most === null ? null : { from: least, to: most },
    budgetMinor: from === null && to === null ? null : { from, to },
    budgetPer: budget.per,
    currency: budget.currency,
    travelClass: style.travelClass,
    transportation: transport.preferred,
    places: [...names(where.places), ...names(what.habitats), ...names(what.interests)],
    activities: names(what.activities),
    amenities: style.amenities,
    hotels: style.houses,
    transports: [...transport.kinds, ...transport.vehicles],
  }
}

async function listProposals(db: Readable, planId: number): Promise<OfficeProposal[]> {
  const rows = await db
    .select()
    .from(proposal)
    .where(eq(proposal.planId, planId))
    .orderBy(asc(proposal.number))
  return rows.map(row => ({
    number: row.number,
    title: row.title,
    createdTs: row.createdTs.toISOString(),
    updatedTs: row.updatedTs.toISOString(),
    sendAt: row.sendAt?.toISOString() ?? null,
    sentTs: row.sentTs?.toISOString() ?? null,
    acceptedTs: row.acceptedTs?.toISOString() ?? null,
    acceptedName: row.acceptedName,
    priceMinor: row.priceMinor,
    currency: row.currency,
    version: row.version,
  }))
}

async function listEvents(db: Readable, planId: number): Promise<OfficeEvent[]> {
  const rows = await db
    .select({ event: planEvent, actorName: users.name })
    .from(planEvent)
    .leftJoin(
      users,
      sql`${users.id} = case when ${planEvent.actorId} ~ '^[0-9]{1,18}$' then ${planEvent.actorId}::bigint end`,
    )
    .where(eq(planEvent.planId, planId))
    .orderBy(asc(planEvent.id))
  return rows.map(({ event, actorName }) => ({
    id: event.id,
    happenedTs: event.happenedTs.toISOString(),
    kind: event.kind,
    actorKind: event.actorKind,
    actorName,
    reason: event.reason,
    details: event.details,
  }))
}

type Movements = Awaited<ReturnType<typeof listMovements>>

function entriesOf(movements: Movements): PlanMoney['entries'] {
  return movements.map(({ happenedTs, ...entry }) => {
    const { id, kind, amountMinor, currency, method, reference, reason, reverses, isReversed } = entry
    const isByHand = method === 'bank' && (kind === 'payment' || kind === 'refund')
    return {
      ...{ id, kind, amountMinor, currency, method, reference, reason, reverses, isReversed },
      happenedTs: happenedTs.toISOString(),
      isReversible: isByHand && !isReversed,
    }
  })
}

/** The payments of a plan, without an access check; null before a proposal was accepted. */
async function findPlanMoney(db: Readable, planId: number): Promise<PlanMoney | null> {
  const booked = await findBooked(db, planId, 'en')
  if (!booked) return null
  const { currency, priceMinor } = booked
  const [lines, invoices, cancelled, movements, { paidMinor, owedMinor }] = await Promise.all([
    getTravellerLines(db, planId),
    db
      .select()
      .from(invoice)
      .where(and(eq(invoice.planId, planId), isNull(invoice.voidedTs)))
      .orderBy(asc(invoice.id)),
    findCancelled(db, planId),
    listMovements(db, planId),
    findBalance(db, booked),
  ])
  const states = invoiceStates(invoices, code => paidOf(lines, code))
  const codes = new Set(movements.map(entry => entry.currency))
  return {
    ...{ currency, priceMinor, paidMinor, owedMinor },
    invoices: invoices.map(({ id, kind, amountMinor, dueOn, issuedTs, reference }) => ({
      ...{ kind, amountMinor, dueOn, reference, isDueAtOnce: isDueAtOnce({ dueOn, issuedTs }) },
      state: states.get(id)?.state === 'paid' ? 'paid' : 'open',
      openMinor: states.get(id)?.openMinor ?? amountMinor,
    })),
    isCancelled: cancelled !== null,
    others: [...codes]
      .filter(code => code !== currency)
      .map(code => ({ currency: code, paidMinor: paidOf(lines, code) }))
      .filter(sum => sum.paidMinor !== 0),
    entries: entriesOf(movements),
  }
}
