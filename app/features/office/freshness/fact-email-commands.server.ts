import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { command, systemRules, type Writing } from '#app/command.ts'
import { addDays, dayOf } from '#app/features/money/terms/days.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { users } from '#database/schema/user.ts'
import { findFactReaders, listOldFacts } from './fact-email-queries.server.ts'

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/**
 * Queues the weekly email of old facts, on Monday or as soon after it as something runs: to every planner in whose countries there
 * is one, and who does not refuse it. Returns the number queued.
 */
export const tellOldFacts = command(
  'tell planners which facts are old',
  systemRules,
  async (ctx: Writing<RequestContext>, _: null): Promise<number> => {
    const now = ctx.now()
    const isDue = or(isNull(users.factsListedOn), lt(users.factsListedOn, mondayOf(dayOf(now))))
    let queued = 0
    for (const reader of await findFactReaders(ctx.db, isDue)) {
      const { count } = await listOldFacts(ctx, reader, 'en')
      queued += await ctx.db.transaction(async tx => {
        const own = and(eq(users.id, reader.userId), isDue)
        const [noted] = await tx
          .update(users)
          .set({ factsListedOn: dayOf(now) })
          .where(own)
          .returning({ id: users.id })
        // Another process was first, or there is nothing to tell.
        if (!noted || count === 0) return 0
        const { email: recipient, locale, userId } = reader
        const wanted = { template: 'facts-old', refusableAs: 'facts', recipient, locale } as const
        return (await queueEmail(tx, { ...wanted, props: { userId } }, now)) ? 1 : 0
      })
    }
    return queued
  },
)
