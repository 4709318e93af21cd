import { and, count, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { userIdOf } from '#app/features/account/identity/identity-access.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { plannerPhrase } from '#database/schema/phrase.ts'
import { MOST_PHRASES, type PhraseInput } from './phrase-schema.ts'

const rules = { authorize: (ctx: RequestContext): void => requireOffice(ctx) }

const ownPhrase = ({ actor }: Pick<RequestContext, 'actor'>, id: number) =>
  and(eq(plannerPhrase.id, id), eq(plannerPhrase.userId, userIdOf(actor)))

type Written = { ok: true; id: number } | { ok: false; reason: 'phrases_full' }

/**
 * Writes one of the caller's own phrases, or a new one. @throws AppError not_logged_in, unauthorized; not_found for another's
 * as for a missing one.
 */
export const writePhrase = command(
  'write a phrase',
  rules,
  async (ctx, { id, ...words }: PhraseInput & { id: number | null }): Promise<Written> => {
    const userId = userIdOf(ctx.actor)
    if (id !== null) {
      const [changed] = await ctx.db
        .update(plannerPhrase)
        .set(words)
        .where(ownPhrase(ctx, id))
        .returning({ id: plannerPhrase.id })
      if (!changed) throw new AppError('not_found')
      return { ok: true, id }
    }
    const [own] = await ctx.db
      .select({ n: count() })
      .from(plannerPhrase)
      .where(eq(plannerPhrase.userId, userId))
    if ((own?.n ?? 0) >= MOST_PHRASES) return { ok: false, reason: 'phrases_full' }
    const [added] = await ctx.db
      .insert(plannerPhrase)
      .values({ ...words, userId })
      .returning({ id: plannerPhrase.id })
    if (!added) throw new Error('the phrase was not stored')
    return { ok: true, id: added.id }
  },
)

/** Removes one of the caller's own phrases; repeated it changes nothing. @throws AppError not_logged_in, unauthorized. */
export const removePhrase = command(
  'remove a phrase',
  rules,
  async (ctx, { id }: { id: number }): Promise<void> => {
    await ctx.db.delete(plannerPhrase).where(ownPhrase(ctx, id))
  },
)
