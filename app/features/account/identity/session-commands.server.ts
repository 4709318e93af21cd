import { eq, lt } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { authSession } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { may, userIdOf } from './identity-access.ts'
import type { LogInInput } from './identity-schema.ts'

export type LogInAnswer =
  | { ok: true; session: Session }
  /** ID of the person with that address, if any: for the log only, never sent to the caller. */
  | { ok: false; reason: 'credentials_wrong'; userId: number | null }
  | Extract<Spent, { ok: false }>

/** Opens a session and records the time; null for wrong credentials. Deletes expired sessions. */
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

type Tried<Right> =
  | { ok: true; right: Right }
  | { ok: false; reason: 'credentials_wrong' }
  | Extract<Spent, { ok: false }>

/**
 * Checks a password with a rate limit per account. Counted before the check, so that parallel attempts all count, and
 * reset after a correct one.
 */
export async function tryPassword<Right>(
  { allowance }: Pick<RequestContext, 'allowance'>,
  email: string,
  attempt: () => Promise<Right | null>,
): Promise<Tried<Right>> {
  const counters = ['password', 'password anywhere'] as const
  for (const call of counters) {
    const tried = await allowance.spend(call, email)
    if (!tried.ok) return tried
  }
  const right = await attempt()
  if (right === null) return { ok: false, reason: 'credentials_wrong' }
  for (const call of counters) await allowance.forgive(call, email)
  return { ok: true, right }
}

const logInRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('log in'),
  event: { event: 'log_in', method: 'password' },
} as const

/**
 * Logs in. An unknown address and a wrong password get the same answer after the same amount of work.
 * @throws AppError unauthorized.
 */
export const logIn = command('log in', logInRules, async (ctx, input: LogInInput): Promise<LogInAnswer> => {
  const tried = await tryPassword(ctx, input.email, () => openSession(ctx, input))
  if (tried.ok) return { ok: true, session: tried.right }
  if (tried.reason === 'too_many') return tried
  return { ...tried, userId: await findUserId(ctx, input.email) }
})

/** Name and email address of the caller. @throws AppError not_logged_in. */
export async function findOneself({ db, actor }: CallerContext) {
  const [person] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userIdOf(actor)))
  if (!person) throw new AppError('not_logged_in')
  return person
}

interface Confirming {
  /** The caller's `authorization` header. */
  authorization: string
}

type ConfirmAnswer =
  | { ok: true; session: Session }
  | { ok: false; reason: 'password_wrong' }
  | Extract<Spent, { ok: false }>

const confirmRules = {
  authorize: allow(may, 'read about oneself'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('log in'),
  event: { event: 'session_renewed', method: 'password' },
} as const

/**
 * Confirms the caller's identity by password: opens a new session and ends the current one, so that a copy of its key
 * is useless. @throws AppError unauthorized.
 */
export const confirmByPassword = command(
  'confirm by password',
  confirmRules,
  async (ctx, input: Confirming & { password: string }): Promise<ConfirmAnswer> => {
    const { authorization, password } = input
    const { email } = await findOneself(ctx)
    const tried = await tryPassword(ctx, email, () => openSession(ctx, { email, password }))
    if (!tried.ok) return tried.reason === 'too_many' ? tried : { ok: false, reason: 'password_wrong' }
    await ctx.identity.logOut(authorization)
    return { ok: true, session: tried.right }
  },
)

/**
 * Ends the session of an `authorization` header; does nothing without one, or if it has already ended. Returns its
 * owner.
 * @throws AppError unauthorized.
 */
export const logOut = command(
  'log out',
  { authorize: allow(may, 'log out'), event: { event: 'log_out' } },
  async (ctx: Writing<RequestContext>, { authorization }: { authorization: string | undefined }) => {
    const owner = authorization ? await ctx.identity.findOwner(authorization) : null
    if (authorization) await ctx.identity.logOut(authorization)
    return owner && { userId: owner.userId }
  },
)
