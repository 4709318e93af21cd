import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { addDays, dayOf } from '#app/features/money/terms/days.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import { users } from '#database/schema/user.ts'

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
