import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, systemRules, type Writing } from '#app/command.ts'
import { findOrAddPerson, makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { may, userIdOf } from '#app/features/account/identity/identity-access.ts'
import { findLinkToken, LOGIN_LINK_MS } from '#app/features/account/log-in/login-link-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { authSession, loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import type { PersonChange } from './person-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'secret' | 'identity' | 'now'>

/**
 * Makes the person with an address an admin, creating them if needed, and returns the token of a login link that is
 * valid once, for 15 minutes. Only from the shell of the server. @throws AppError unauthorized.
 */
export const makeAdmin = command(
  'make an admin',
  systemRules,
  async (ctx: Writing<Context>, { email }: { email: string }): Promise<{ token: string | null }> => {
    const now = ctx.now()
    const id = randomBytes(18).toString('base64url')
    await ctx.db.transaction(async tx => {
      const name = email.split('@')[0] ?? email
      const userId = await findOrAddPerson(tx, makeUserId(ctx.secret, email), {
        ...{ email, name, role: 'admin', emailValidated: now },
      })
      await tx.update(users).set({ role: 'admin', emailValidated: now }).where(eq(users.id, userId))
      const expiresTs = new Date(now.getTime() + LOGIN_LINK_MS)
      await tx.insert(loginLink).values({ id, email, createdTs: now, expiresTs })
    })
    return { token: await findLinkToken(ctx, email, id) }
  },
)

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
