import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type LedgerLine, paidOf } from '#app/features/money/ledger/ledger.ts'
import { listTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import {
  type AcceptedRow,
  asBooked,
  type Booked,
  findAcceptedRows,
} from '#app/features/money/payment/booked-queries.server.ts'
import { refundableLines, refundSteps } from '#app/features/money/refund/refund.ts'
import {
  type MissingDetails,
  missingDetails,
  requestedDetails,
} from '#app/features/plan/core/missing-details-queries.server.ts'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'
import type { Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { plan, reminder } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { tripReview } from '#database/schema/review.ts'
import { asksForDetails, asksForReview, firstDayToLookAt, refundNotices, sendsBalance } from './reminders.ts'

/** Plans checked per batch. */
const BATCH = 100

export interface Reminder {
  kind: (typeof reminder.$inferSelect)['kind']
  about: string
  email: OutboxEmail
}

/** Booked trips that are neither lost nor long over, by ID. */
export function findBookedPlans(db: Readable, day: string, after: number): Promise<{ planId: number }[]> {
  return db
    .select({ planId: plan.id })
    .from(plan)
    .innerJoin(proposal, and(eq(proposal.planId, plan.id), isNotNull(proposal.acceptedTs)))
    .where(
      and(
        gt(plan.id, after),
        isNotNull(plan.closedDate),
        isNull(plan.lostDate),
        // Plans of the demonstration get no reminders.
        eq(plan.isSample, false),
        gte(sql`${proposal.content} ->> 'startsOn'`, firstDayToLookAt(day)),
      ),
    )
    .orderBy(asc(plan.id))
    .limit(BATCH)
}

/** The facts that decide a plan's reminders. */
export interface ReminderFacts {
  row: AcceptedRow
  lines: LedgerLine[]
  balances: { invoiceId: number; dueOn: string }[]
  isReviewed: boolean
  missing: MissingDetails | null
  queued: Pick<typeof reminder.$inferSelect, 'kind' | 'about'>[]
}

/** Reads the facts for several plans, in a fixed number of statements. */
export async function readReminderFacts(
  db: Readable,
  planIds: readonly number[],
  takesPassports: boolean,
): Promise<Map<number, ReminderFacts>> {
  const accepted = await findAcceptedRows(db, planIds)
  const lines = Map.groupBy(await listTravellerLines(db, planIds), ofPlan)
  const balances = Map.groupBy(
    await db
      .select({ planId: invoice.planId, invoiceId: invoice.id, dueOn: invoice.dueOn })
      .from(invoice)
      .where(and(inArray(invoice.planId, planIds), eq(invoice.kind, 'balance'), isNull(invoice.voidedTs))),
    ofPlan,
  )
  const reviews = await db
    .select({ planId: tripReview.planId })
    .from(tripReview)
    .where(inArray(tripReview.planId, planIds))
  const reviewed = new Set(reviews.map(ofPlan))
  const queued = Map.groupBy(
    await db.select().from(reminder).where(inArray(reminder.planId, planIds)),
    ofPlan,
  )
  const details = new Map(
    (
      await db
        .select({ planId: plan.id, missing: missingDetails })
        .from(plan)
        .where(inArray(plan.id, planIds))
    ).map(({ planId, missing }) => [planId, missing && requestedDetails(missing, takesPassports)]),
  )
  return new Map(
    accepted.map(row => {
      const { planId } = row.accepted
      const facts = {
        ...{ row, isReviewed: reviewed.has(planId), missing: details.get(planId) ?? null },
        ...{ lines: lines.get(planId) ?? [], balances: balances.get(planId) ?? [] },
        queued: queued.get(planId) ?? [],
      }
      return [planId, facts]
    }),
  )
}

function ofPlan({ planId }: { planId: number }): number {
  return planId
}

function refundReminders(
  { planId, number, content, terms, currency }: Booked,
  day: string,
  paidMinor: number,
): Reminder[] {
  const lines = refundableLines(content)
  if (!lines || !content.startsOn) return []
  const steps = refundSteps({ terms, startsOn: content.startsOn, lines })
  return refundNotices(steps, day, paidMinor).map(notice => {
    const props = { planId, number, currency, ...notice }
    return {
      kind: 'refund',
      about: notice.stepsOn,
      email: { template: 'refund-reminder', refusableAs: 'reminder', props },
    }
  })
}

function balanceReminders(planId: number, balances: ReminderFacts['balances'], day: string): Reminder[] {
  return balances
    .filter(({ dueOn }) => sendsBalance(dueOn, day))
    .map(({ invoiceId }) => {
      const email = { template: 'invoice', props: { planId, invoiceId } } as const
      return { kind: 'balance', about: String(invoiceId), email }
    })
}

function detailReminders(
  { planId, content: { startsOn } }: Booked,
  missing: MissingDetails | null,
  day: string,
): Reminder[] {
  const before = asksForDetails(startsOn, day)
  if (before === null || !missing || Object.values(missing).every(count => count === 0)) return []
  const props = { planId, passports: missing.passports > 0 }
  return [
    {
      kind: 'details',
      about: String(before),
      email: { template: 'details-missing', refusableAs: 'reminder', props },
    },
  ]
}

/** The reminders of a plan that are due on a day and not queued yet. */
export function dueReminders(facts: ReminderFacts | undefined, day: string): Reminder[] {
  const booked = facts && asBooked(facts.row, 'en')
  if (!booked) return []
  const { planId, currency, priceMinor, endsOn } = booked
  const paidMinor = paidOf(facts.lines, currency)
  const due = refundReminders(booked, day, paidMinor)
  if (paidMinor < priceMinor) due.push(...balanceReminders(planId, facts.balances, day))
  if (asksForReview(endsOn, day) && !facts.isReviewed)
    due.push({
      kind: 'review',
      about: '',
      email: { template: 'review-asked', refusableAs: 'review', props: { planId } },
    })
  due.push(...detailReminders(booked, facts.missing, day))
  return due.filter(
    each => !facts.queued.some(({ kind, about }) => kind === each.kind && about === each.about),
  )
}
