import { eq, lt } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import type { RequestContext } from '#app/request-context.ts'
import { authSession } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { may } from './identity-access.ts'
import type { LogInInput } from './identity-schema.ts'

export type LogInAnswer =
  | { ok: true; session: Session }
  /** The person with that address, if there is one: for the log, and for nobody who calls. */
  | { ok: false; reason: 'credentials_wrong'; userId: number | null }
  | Extract<Spent, { ok: false }>

/** Opens a session and notes when; null when address and password do not belong together. Old sessions go. */
export async function openSession(ctx: Writing<RequestContext>, input: LogInInput): Promise<Session | null> {
  const session = await ctx.identity.logIn(input, ctx.userAgent)
  if (!session) return null
  await ctx.db.update(users).set({ dateLogin: ctx.now() }).where(eq(users.id, session.userId))
  await ctx.db.delete(authSession).where(lt(authSession.expiresAt, new Date()))
  return session
}

async function findUserId({ db }: Pick<RequestContext, 'db'>, email: string): Promise<number | null> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return person?.id ?? null
}

const logInRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('log in'),
  event: { event: 'log_in', method: 'password' },
} as const

/**
 * Logs in. An unknown address and a wrong password are one answer, after the same work.
 * @throws AppError unauthorized.
 */
export const logIn = command('log in', logInRules, async (ctx, input: LogInInput): Promise<LogInAnswer> => {
  // Counted before it is tried, so that many at once are not one.
  for (const call of ['password', 'password anywhere'] as const) {
    const tried = await ctx.allowance.spend(call, input.email)
    if (!tried.ok) return tried
  }
  const session = await openSession(ctx, input)
  if (!session) return { ok: false, reason: 'credentials_wrong', userId: await findUserId(ctx, input.email) }
  for (const call of ['password', 'password anywhere'] as const)
    await ctx.allowance.forgive(call, input.email)
  return { ok: true, session }
})

/**
 * Ends the session of an `authorization` header; without one, or when it has ended already, nothing happens. Answers
 * whose it was.
 * @throws AppError unauthorized.
 */
export const logOut = command(
  'log out',
  { authorize: allow(may, 'log out'), event: { event: 'log_out' } },
  async (ctx: Writing<RequestContext>, { authorization }: { authorization: string | undefined }) => {
    const userId = authorization ? await ctx.identity.findOwner(authorization) : null
    if (authorization) await ctx.identity.logOut(authorization)
    return userId === null ? null : { userId }
  },
)
