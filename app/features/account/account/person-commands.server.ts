import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { may, userIdOf } from '#app/features/account/identity/identity-access.ts'
import { authSession } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import type { PersonChange } from './person-schema.ts'

const rules = { authorize: allow(may, 'read about oneself') }

/** Changes the caller's own profile. @throws AppError unauthorized. */
export const changeOneself = command('change oneself', rules, async (ctx, change: PersonChange) => {
  if (Object.keys(change).length === 0) return
  await ctx.db
    .update(users)
    .set(change)
    .where(eq(users.id, userIdOf(ctx.actor)))
})

const endingRules = { ...rules, needsFresh: true, event: { event: 'session_ended' } } as const

/**
 * Ends one session of the caller. @throws AppError unauthorized, session_not_fresh; not_found for another's session
 * as for a missing one.
 */
export const endSession = command('end a session', endingRules, async (ctx, { id }: { id: string }) => {
  const own = and(eq(authSession.id, id), eq(authSession.userId, userIdOf(ctx.actor)))
  const ended = await ctx.db.delete(authSession).where(own).returning({ id: authSession.id })
  if (ended.length === 0) throw new AppError('not_found')
})

/** Ends all sessions of the caller, including this one. @throws AppError unauthorized, session_not_fresh. */
export const endAllSessions = command('end all sessions', endingRules, async ctx => {
  await ctx.db.delete(authSession).where(eq(authSession.userId, userIdOf(ctx.actor)))
})
