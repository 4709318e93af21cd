import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import {
  lockPlan,
  logPlanEvent,
  type PlanRow,
  runForEachPlan,
  SYSTEM,
} from '#app/features/plan/core/lock-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { addDays, dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { plan, reminder } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'
import { dueReminders, findBookedPlans, type Reminder, readReminderFacts } from './reminder-queries.server.ts'

/** Queues a reminder unless another process did: its log row and the email are written in one transaction. */
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
  const wanted = { ...email, recipient: row.contactEmail, locale: row.locale }
  // The traveller refuses such emails, so nothing was sent and nothing is logged.
  if (!(await queueEmail(tx, wanted, now))) return 0
  const details = about ? { about } : {}
  await logPlanEvent(tx, { planId: row.id, kind: `${kind}_reminder`, by: SYSTEM, at: now, details })
  return 1
}

/** Queues the due reminders of a plan. Returns the number of emails queued. */
async function remindOf(
  { db, passports }: Writing<RequestContext>,
  planId: number,
  now: Date,
): Promise<number> {
  return db.transaction(async tx => {
    const row = await lockPlan(tx, planId)
    if (row.lostDate || !row.closedDate) return 0
    let queued = 0
    const facts = (await readReminderFacts(tx, [planId], passports !== null)).get(planId)
    for (const each of dueReminders(facts, dayOf(now))) queued += await remind(tx, row, each, now)
    return queued
  })
}

/**
 * Queues the reminders due today: one week before the refund falls, the balance invoice two weeks before it is due,
 * what the trip still needs of its travellers six and two weeks
 * before it, and a request for a review three days after it. Each is sent once, even if several nodes run this. Returns
 * the number queued.
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
      // Checked without a lock first, because on most days nothing is due.
      const facts = await readReminderFacts(
        ctx.db,
        rows.map(({ planId }) => planId),
        ctx.passports !== null,
      )
      queued += await runForEachPlan(ctx, rows, async ({ planId }) =>
        dueReminders(facts.get(planId), day).length > 0 ? remindOf(ctx, planId, now) : 0,
      )
      rows = await findBookedPlans(ctx.db, day, rows.at(-1)?.planId ?? 0)
    }
    return queued
  },
)

/** Days after the anniversary on which it is still told, if nothing ran on the day. */
const DAYS_LATE = 2
/** Somebody with several trips is written to once a year. */
const DAYS_APART = 300

const startsOn = sql`(${proposal.content} ->> 'startsOn')::date`

/**
 * Queues the emails about trips that began on this day of an earlier year (specification, section 3: User,
 * last_anniversary_email): at most one a person a year, to those who do not refuse them. Returns the number queued.
 */
export const greetAnniversaries = command(
  'greet on anniversaries',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const day = dayOf(now)
    const years = sql<number>`extract(year from ${day}::date)::int - extract(year from ${startsOn})::int`
    const anniversary = sql`(${startsOn} + make_interval(years => ${years}))::date`
    const unwritten = or(
      isNull(users.lastAnniversaryEmail),
      lt(users.lastAnniversaryEmail, addDays(day, -DAYS_APART)),
    )
    const found = await ctx.db
      .select({ planId: plan.id, userId: plan.userId, email: plan.contactEmail, locale: plan.locale, years })
      .from(plan)
      .innerJoin(proposal, and(eq(proposal.planId, plan.id), isNotNull(proposal.acceptedTs)))
      .innerJoin(users, eq(users.id, plan.userId))
      .where(
        and(
          isNotNull(plan.closedDate),
          isNull(plan.lostDate),
          // Plans of the demonstration get no emails.
          eq(plan.isSample, false),
          isNull(users.erasedTs),
          isNull(users.deletesTs),
          unwritten,
          sql`${years} > 0`,
          sql`${anniversary} between ${addDays(day, -DAYS_LATE)}::date and ${day}::date`,
        ),
      )
      .orderBy(asc(plan.id))
    let queued = 0
    for (const { planId, userId, email: recipient, locale, years } of found)
      queued += await ctx.db.transaction(async tx => {
        const [person] = await tx
          .update(users)
          .set({ lastAnniversaryEmail: day })
          .where(and(eq(users.id, userId), unwritten))
          .returning({ id: users.id })
        // Another process, or another trip of theirs, was first.
        if (!person) return 0
        const wanted = { template: 'anniversary', refusableAs: 'anniversary', recipient, locale } as const
        return (await queueEmail(tx, { ...wanted, props: { planId, years } }, now)) ? 1 : 0
      })
    return queued
  },
)
