import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { signup } from '#database/schema/identity.ts'
import { hashPassword } from './hash-password.server.ts'
import { SIGNUP_MS } from './identity.ts'
import { may } from './identity-access.ts'
import type { AddressInput, SignUpInput } from './identity-schema.ts'
import { spendOnLetter } from './spend-on-email.server.ts'

/**
 * Asks for an account. Nobody is looked up: the same rows are written for every address, and what its owner
 * is told is decided when the letter is written. Nothing of a known person changes before they answer it.
 * @throws AppError unauthorized.
 */
export async function signUp(ctx: RequestContext, input: SignUpInput): Promise<Spent> {
  if (!may(ctx.actor, 'ask for an account')) throw new AppError('unauthorized')
  const spent = await spendOnLetter(ctx, 'sign up', input.email)
  if (!spent.ok) return spent
  const { password: words, ...asked } = input
  const password = await hashPassword(words)
  const now = ctx.now()
  const id = randomBytes(18).toString('base64url')
  await ctx.db.transaction(async tx => {
    await tx.delete(signup).where(lt(signup.expiresTs, now))
    const expiresTs = new Date(now.getTime() + SIGNUP_MS)
    await tx.insert(signup).values({ id, ...asked, password, createdTs: now, expiresTs })
    await queueEmail(
      tx,
      { template: 'account-signup', recipient: input.email, locale: input.locale, props: { signupId: id } },
      now,
    )
  })
  ctx.wake()
  return { ok: true }
}

/**
 * Sends the letter of the newest sign-up with this address once more, if there is one.
 * @throws AppError unauthorized.
 */
export async function resendValidation(ctx: RequestContext, input: AddressInput): Promise<Spent> {
  if (!may(ctx.actor, 'ask for an account')) throw new AppError('unauthorized')
  const spent = await spendOnLetter(ctx, 'sign up', input.email)
  if (!spent.ok) return spent
  const now = ctx.now()
  await queueEmail(
    ctx.db,
    { template: 'account-signup', props: {}, recipient: input.email, locale: input.locale },
    now,
  )
  ctx.wake()
  return { ok: true }
}
