import { eq, sql } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { allow, command, type Writing } from '#app/command.ts'
import type { Session } from '#app/identity-service.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { authVerification, loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { may } from './identity-access.ts'
import type { AddressInput, FinishResetInput, PasswordChange } from './identity-schema.ts'
import { findOneself, tryPassword } from './session-commands.server.ts'
import { spendOnEmail } from './spend-on-email.server.ts'
import { isGuessable } from './validate-password.server.ts'

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
      { template: 'account-reset', props: {}, recipient: input.email, locale: input.locale },
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
