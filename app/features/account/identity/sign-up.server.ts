import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { allow, command } from '#app/command.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { signup } from '#database/schema/identity.ts'
import { hashPassword } from './hash-password.server.ts'
import { SIGNUP_MS } from './identity.ts'
import { may } from './identity-access.ts'
import { spendOnEmail } from './identity-commands.server.ts'
import type { AddressInput, SignUpInput } from './identity-schema.ts'
import { isGuessable } from './is-guessable.server.ts'

const rules = {
  authorize: allow(may, 'ask for an account'),
  spend: (ctx: RequestContext, { email }: { email: string }) => spendOnEmail(ctx, 'sign up', email),
}

type SignUpAnswer = { ok: true } | { ok: false; reason: 'password_guessable' }

/**
 * Requests an account. The address is not looked up: the same rows are written for every address, and the content of
 * the email is decided when it is composed. A known person is not changed before they confirm.
 * @throws AppError unauthorized.
 */
export const signUp = command(
  'sign up',
  { ...rules, event: { event: 'sign_up_asked' } },
  async (ctx, input: SignUpInput): Promise<SignUpAnswer> => {
    const { password: words, next, ...asked } = input
    if (await isGuessable(words, asked)) return { ok: false, reason: 'password_guessable' }
    const password = await hashPassword(words)
    const now = ctx.now()
    const id = randomBytes(18).toString('base64url')
    await ctx.db.transaction(async tx => {
      await tx.delete(signup).where(lt(signup.expiresTs, now))
      const expiresTs = new Date(now.getTime() + SIGNUP_MS)
      await tx.insert(signup).values({ id, ...asked, password, createdTs: now, expiresTs })
      await queueEmail(
        tx,
        {
          template: 'account-signup',
          recipient: input.email,
          locale: input.locale,
          props: { signupId: id, next },
        },
        now,
      )
    })
    ctx.wake()
    return { ok: true }
  },
)

/**
 * Sends the email of the newest sign-up with this address again, if there is one.
 * @throws AppError unauthorized.
 */
export const resendValidation = command(
  'send the sign-up email again',
  rules,
  async (ctx, input: AddressInput) => {
    const now = ctx.now()
    await queueEmail(
      ctx.db,
      {
        template: 'account-signup',
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
