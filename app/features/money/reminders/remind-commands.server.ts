import { and, asc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { paidOf } from '#app/features/money/ledger/ledger.ts'
import { getTravellerLines } from '#app/features/money/ledger/ledger-queries.server.ts'
import { type Booked, findBooked } from '#app/features/money/payment/booked-queries.server.ts'
import { refundableLines, refundSteps } from '#app/features/money/refund/refund.ts'
import { dayOf } from '#app/features/money/terms/days.ts'
import { lockPlan, type PlanRow } from '#app/features/request/plan/find-locked-plan.server.ts'
import { logPlanEvent, SYSTEM } from '#app/features/request/plan/log-plan-event.server.ts'
import { runForEachPlan } from '#app/features/request/plan/run-for-each-plan.server.ts'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { invoice } from '#database/schema/money.ts'
import { plan, reminder } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { tripReview } from '#database/schema/review.ts'
import { asksForReview, firstDayToLookAt, refundNotices, sendsBalance } from './reminders.ts'

/** How many plans are looked at in one go. */
const BATCH = 100

interface Reminder {
  kind: (typeof reminder.$inferSelect)['kind']
  about: string
  email: OutboxEmail
}

/** Booked trips that are neither lost nor long over, in the order of their numbers. */
function findBookedPlans(db: Readable, day: string, after: number): Promise<{ planId: number }[]> {
  return db
    .select({ planId: plan.id })
    .from(plan)
    .innerJoin(proposal, and(eq(proposal.planId, plan.id), isNotNull(proposal.acceptedTs)))
    .where(
      and(
        gt(plan.id, after),
        isNotNull(plan.closedDate),
        isNull(plan.lostDate),
        // Nobody travels those of the demonstration.
        eq(plan.isSample, false),
        gte(sql`${proposal.content} ->> 'startsOn'`, firstDayToLookAt(day)),
      ),
    )
    .orderBy(asc(plan.id))
    .limit(BATCH)
}

function refundReminders(
  { planId, number, content, terms, currency }: Booked,
  day: string,
  paidMinor: number,
) {
  const lines = refundableLines(content)
  if (!lines || !content.startsOn) return []
  const steps = refundSteps({ terms, startsOn: content.startsOn, lines })
  return refundNotices(steps, day, paidMinor).map((notice): Reminder => {
    const props = { planId, number, currency, ...notice }
    return { kind: 'refund', about: notice.stepsOn, email: { template: 'refund-reminder', props } }
  })
}

async function balanceReminders(
  db: Readable,
  { planId, priceMinor }: Booked,
  day: string,
  paidMinor: number,
) {
  if (paidMinor >= priceMinor) return []
  const rows = await db
    .select({ invoiceId: invoice.id, dueOn: invoice.dueOn })
    .from(invoice)
    .where(and(eq(invoice.planId, planId), eq(invoice.kind, 'balance'), isNull(invoice.voidedTs)))
  return rows
    .filter(({ dueOn }) => sendsBalance(dueOn, day))
    .map(({ invoiceId }): Reminder => {
      const email = { template: 'invoice', props: { planId, invoiceId } } as const
      return { kind: 'balance', about: String(invoiceId), email }
    })
}

async function reviewReminders(db: Readable, { planId, endsOn }: Booked, day: string): Promise<Reminder[]> {
  if (!asksForReview(endsOn, day)) return []
  const [written] = await db.select().from(tripReview).where(eq(tripReview.planId, planId))
  if (written) return []
  return [{ kind: 'review', about: '', email: { template: 'review-asked', props: { planId } } }]
}

/** Finds the reminders of a plan that are due on a day and were not queued before. */
async function findDueReminders(db: Readable, planId: number, day: string): Promise<Reminder[]> {
  const booked = await findBooked(db, planId, 'en')
  if (!booked) return []
  const paidMinor = paidOf(await getTravellerLines(db, planId), booked.currency)
  const due = [
    ...refundReminders(booked, day, paidMinor),
    ...(await balanceReminders(db, booked, day, paidMinor)),
    ...(await reviewReminders(db, booked, day)),
  ]
  if (due.length === 0) return []
  const sent = await db.select().from(reminder).where(eq(reminder.planId, planId))
  return due.filter(each => !sent.some(({ kind, about }) => kind === each.kind && about === each.about))
}

/** Queues a reminder where nobody has meanwhile: the row that says so and the email are one transaction's. */
async function remind(
  tx: Queryable,
  row: PlanRow,
  { kind, about, email }: Reminder,
  now: Date,
): Promise<number> {
  const noted = await tx
    .insert(reminder)
    .values({ planId: row.id, kind, about, queuedTs: now })
    .onConflictDoNothing()
    .returning({ kind: reminder.kind })
  if (noted.length === 0) return 0
  const wanted = { ...email, recipient: row.contactEmail, locale: row.locale, planId: row.id }
  // Who does without such emails is told nothing, and the log says nothing.
  if (!(await queueEmail(tx, wanted, now))) return 0
  const details = about ? { about } : {}
  await logPlanEvent(tx, { planId: row.id, kind: `${kind}_reminder`, by: SYSTEM, at: now, details })
  return 1
}

/** Queues the reminders of a plan that are due. Answers how many emails were queued. */
async function remindOf({ db }: Writing<RequestContext>, planId: number, now: Date): Promise<number> {
  const day = dayOf(now)
  // Looked at without a lock first: on most days nothing is due.
  if ((await findDueReminders(db, planId, day)).length === 0) return 0
  return db.transaction(async tx => {
    const row = await lockPlan(tx, planId)
    if (row.lostDate || !row.closedDate) return 0
    let queued = 0
    for (const each of await findDueReminders(tx, planId, day)) queued += await remind(tx, row, each, now)
    return queued
  })
}

/**
 * Queues the reminders that are due today: a week before less comes back, the invoice for the rest two weeks before it
 * is due, and three days after a trip the question how it was. Each once, whoever else looks at the same time. Answers
 * how many were queued.
 */
export const remindTravellers = command(
  'remind travellers',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const day = dayOf(now)
    let queued = 0
    let rows = await findBookedPlans(ctx.db, day, 0)
    while (rows.length > 0) {
      queued += await runForEachPlan(ctx, rows, ({ planId }) => remindOf(ctx, planId, now))
      rows = await findBookedPlans(ctx.db, day, rows.at(-1)?.planId ?? 0)
    }
    return queued
  },
)
