import { eq, sql } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { authVerification } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { may } from './identity-access.ts'
import type { AddressInput, FinishResetInput } from './identity-schema.ts'
import { spendOnLetter } from './spend-on-email.server.ts'

/**
 * Has a letter sent with which the owner of an address may choose another password. Nobody is looked up here:
 * whether there is anything to say is found out when the letter is written.
 * @throws AppError unauthorized.
 */
export async function startPasswordReset(ctx: RequestContext, input: AddressInput): Promise<Spent> {
  if (!may(ctx.actor, 'log in')) throw new AppError('unauthorized')
  const spent = await spendOnLetter(ctx, 'sign up', input.email)
  if (!spent.ok) return spent
  const now = ctx.now()
  await queueEmail(
    ctx.db,
    { template: 'account-reset', props: {}, recipient: input.email, locale: input.locale },
    now,
  )
  ctx.wake()
  return { ok: true }
}

export type FinishResetAnswer =
  | { ok: true }
  | { ok: false; reason: 'token_used' }
  | Extract<Spent, { ok: false }>

/**
 * Sets another password with the letter's token, ends every session, spends every other token, and tells the
 * owner by letter. Having had the letter proves the address.
 * @throws AppError unauthorized.
 */
export async function finishPasswordReset(
  ctx: RequestContext,
  input: FinishResetInput,
): Promise<FinishResetAnswer> {
  if (!may(ctx.actor, 'log in')) throw new AppError('unauthorized')
  const spent = await ctx.allowance.spend('use a token')
  if (!spent.ok) return spent
  const userId = await ctx.identity.resetPassword(input)
  if (userId === null) return { ok: false, reason: 'token_used' }
  const now = ctx.now()
  const email = await ctx.db.transaction(async tx => {
    await tx.delete(authVerification).where(eq(authVerification.value, String(userId)))
    const [person] = await tx
      .update(users)
      .set({ emailValidated: sql`coalesce(${users.emailValidated}, ${now.toISOString()}::timestamptz)` })
      .where(eq(users.id, userId))
      .returning({ email: users.email, locale: users.locale })
    if (!person) return null
    await queueEmail(
      tx,
      { template: 'account-password-changed', props: {}, recipient: person.email, locale: person.locale },
      now,
    )
    return person.email
  })
  if (email) await ctx.allowance.forgive('password', email)
  ctx.wake()
  return { ok: true }
}
