import { eq, lt, sql } from 'drizzle-orm'
import type { LimitedCall, Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { authSession, authVerification, loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { isGuessable } from './hash-password.server.ts'
import { may, userIdOf } from './identity-access.ts'
import type { AddressInput, FinishResetInput, LogInInput, PasswordChange } from './identity-schema.ts'

/** Rate limit of calls that send an email: counts against both the caller and the recipient. */
export async function spendOnEmail(
  { allowance }: Pick<RequestContext, 'allowance'>,
  call: LimitedCall,
  email: string,
): Promise<Spent> {
  const spent = await allowance.spend(call)
  return spent.ok ? allowance.spend('email', email) : spent
}

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

const startRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext, { email }: AddressInput) => spendOnEmail(ctx, 'sign up', email),
}

/**
 * Queues a password reset email. The address is not looked up here; whether an account exists is checked when the
 * email is composed.
 * @throws AppError unauthorized.
 */
export const startPasswordReset = command(
  'start a password reset',
  startRules,
  async (ctx, input: AddressInput) => {
    const now = ctx.now()
    await queueEmail(
      ctx.db,
      {
        template: 'account-reset',
        props: { next: input.next },
        recipient: input.email,
        locale: input.locale,
      },
      now,
    )
    ctx.wake()
    return { ok: true } as const
  },
)

/** Invalidates all emailed tokens of a person, confirms their address, and notifies them of the changed password. */
async function notifyOwner(ctx: Writing<RequestContext>, userId: number): Promise<string | null> {
  const now = ctx.now()
  const email = await ctx.db.transaction(async tx => {
    await tx.delete(authVerification).where(eq(authVerification.value, String(userId)))
    const [person] = await tx
      .update(users)
      .set({ emailValidated: sql`coalesce(${users.emailValidated}, ${now.toISOString()}::timestamptz)` })
      .where(eq(users.id, userId))
      .returning({ email: users.email, locale: users.locale })
    if (!person) return null
    const { email: recipient, locale } = person
    await tx.delete(loginLink).where(eq(loginLink.email, recipient))
    await queueEmail(tx, { template: 'account-password-changed', props: {}, recipient, locale }, now)
    return recipient
  })
  ctx.wake()
  return email
}

type FinishResetAnswer =
  | { ok: true; userId: number }
  | { ok: false; reason: 'token_used' | 'password_guessable' }

const finishRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('use a token'),
}

/**
 * Sets a new password with the emailed token, ends all sessions, invalidates all other tokens, and notifies the owner
 * by email. The token also confirms the address.
 * @throws AppError unauthorized.
 */
export const finishPasswordReset = command(
  'finish a password reset',
  { ...finishRules, event: { event: 'password_changed', method: 'link' } },
  async (ctx, input: FinishResetInput): Promise<FinishResetAnswer> => {
    if (await isGuessable(input.password)) return { ok: false, reason: 'password_guessable' }
    const userId = await ctx.identity.resetPassword(input)
    if (userId === null) return { ok: false, reason: 'token_used' }
    const email = await notifyOwner(ctx, userId)
    if (email) await ctx.allowance.forgive('password', email)
    return { ok: true, userId }
  },
)

interface Changing extends PasswordChange {
  /** The caller's `authorization` header. */
  authorization: string
}

type ChangeAnswer =
  | { ok: true; session: Session }
  | { ok: false; reason: 'password_wrong' | 'password_guessable' }
  | Extract<Spent, { ok: false }>

const changeRules = {
  authorize: allow(may, 'read about oneself'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('log in'),
}

/**
 * Changes the password, given the current one; ends all other sessions, renews the caller's, invalidates all tokens,
 * and notifies the owner by email. Wrong passwords count like failed logins. @throws AppError unauthorized.
 */
export const changePassword = command(
  'change one’s password',
  { ...changeRules, event: { event: 'password_changed', method: 'password' } },
  async (ctx, change: Changing): Promise<ChangeAnswer> => {
    const owner = await findOneself(ctx)
    if (await isGuessable(change.password, owner)) return { ok: false, reason: 'password_guessable' }
    const tried = await tryPassword(ctx, owner.email, () =>
      ctx.identity.changePassword(change, ctx.userAgent),
    )
    if (!tried.ok) return tried.reason === 'too_many' ? tried : { ok: false, reason: 'password_wrong' }
    await notifyOwner(ctx, tried.right.userId)
    return { ok: true, session: tried.right }
  },
)
