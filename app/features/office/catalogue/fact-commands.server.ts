import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { addDays, dayOf } from '#app/text/days.ts'
import { users } from '#database/schema/user.ts'
import { pathOf, valueAt, withValue } from '#database/values/document/at-path.ts'
import { publishTogether, saveDocument } from './document-commands.server.ts'
import { mayPublish, requireDocument } from './document-queries.server.ts'
import { findFactReaders, listOldFacts } from './fact-queries.server.ts'
import type { CheckRefusal, FactCheck } from './fact-schema.ts'

type Checked = { ok: true; number: number } | { ok: false; reason: CheckRefusal }

/** The document with today as the day of check of one fact; null if there is no such fact. */
function withDay(content: unknown, path: string, day: string): unknown {
  const at = [...pathOf(path), 'checked']
  return valueAt(content, at) === undefined ? null : withValue(content, at, day)
}

/**
 * Says that a fact was checked again today: publishes its document with that day, by the way of every document, so that
 * pages show it at once. What somebody is writing there is not published with it.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const checkFact = command(
  'check a fact again',
  { authorize: (ctx: RequestContext): void => requireOffice(ctx) },
  async (ctx, { kind, key, path, number, note }: FactCheck): Promise<Checked> => {
    const { row, latest } = await requireDocument(ctx, { kind, key })
    if (!(await mayPublish(ctx))) throw new AppError('unauthorized')
    if (latest?.state === 'draft' || latest?.state === 'scheduled') return { ok: false, reason: 'has_draft' }
    if (row.number !== number) return { ok: false, reason: 'moved_on' }
    const document = withDay(row.content, path, dayOf(ctx.now()))
    if (document === null) throw new AppError('not_found')
    const saved = await saveDocument(ctx, { kind, key, document, after: latest?.number ?? 0, note })
    if (!saved.ok) return { ok: false, reason: 'moved_on' }
    const answer = await publishTogether(ctx, { documents: [{ kind, key, number: saved.number }] })
    if (answer.ok) return { ok: true, number: saved.number }
    const { reason } = answer
    return { ok: false, reason: reason === 'problems' || reason === 'other_release' ? reason : 'moved_on' }
  },
)

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
