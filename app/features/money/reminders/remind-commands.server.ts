import { command, systemRules, type Writing } from '#app/command.ts'
import { dayOf } from '#app/features/money/terms/days.ts'
import { lockPlan, logPlanEvent, type PlanRow, SYSTEM } from '#app/features/plan/core/lock-plan.server.ts'
import { runForEachPlan } from '#app/features/plan/core/run-for-each-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { reminder } from '#database/schema/plan.ts'
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
