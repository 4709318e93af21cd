import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { allow, command } from '#app/command.ts'
import { may } from '#app/features/account/identity/identity-access.ts'
import { spendOnEmail } from '#app/features/account/identity/identity-commands.server.ts'
import type { AddressInput } from '#app/features/account/identity/identity-schema.ts'
import type { Session } from '#app/identity-service.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { loginLink } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { LOGIN_LINK_MS, readLinkToken } from './login-link-queries.server.ts'

const startRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext, { email }: AddressInput) => spendOnEmail(ctx, 'sign up', email),
}

/**
 * Queues an email with a login link. The address is not looked up: the same rows are written for every address, and
 * whether an account exists is checked when the email is composed.
 * @throws AppError unauthorized.
 */
export const startLoginLink = command('start a login link', startRules, async (ctx, input: AddressInput) => {
  const now = ctx.now()
  const id = randomBytes(18).toString('base64url')
  const { email, locale, next } = input
  await ctx.db.transaction(async tx => {
    await tx.delete(loginLink).where(lt(loginLink.expiresTs, now))
    const expiresTs = new Date(now.getTime() + LOGIN_LINK_MS)
    await tx.insert(loginLink).values({ id, email, createdTs: now, expiresTs })
    await queueEmail(
      tx,
      { template: 'account-link', props: { linkId: id, next }, recipient: email, locale },
      now,
    )
  })
  ctx.wake()
  return { ok: true } as const
})

type FinishAnswer =
  | { ok: true; session: Session }
  | { ok: false; reason: 'token_used' }
  | Extract<Spent, { ok: false }>

const finishRules = {
  authorize: allow(may, 'log in'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('use a token'),
}

/**
 * Logs in with an emailed link, once. The link also confirms the address.
 * @throws AppError unauthorized.
 */
export const finishLoginLink = command(
  'finish a login link',
  { ...finishRules, event: { event: 'log_in', method: 'link' } },
  async (ctx, { token }: { token: string }): Promise<FinishAnswer> => {
    const id = readLinkToken(ctx, token)
    if (id === null) return { ok: false, reason: 'token_used' }
    const now = ctx.now()
    const person = await ctx.db.transaction(async tx => {
      const isGood = and(eq(loginLink.id, id), gt(loginLink.expiresTs, now), isNull(loginLink.usedTs))
      const [link] = await tx
        .update(loginLink)
        .set({ usedTs: now })
        .where(isGood)
        .returning({ email: loginLink.email })
      if (!link) return null
      const emailValidated = sql`coalesce(${users.emailValidated}, ${now.toISOString()}::timestamptz)`
      const [found] = await tx
        .update(users)
        .set({ emailValidated, dateLogin: now })
        .where(eq(users.email, link.email))
        .returning({ id: users.id })
      return found ?? null
    })
    if (!person) return { ok: false, reason: 'token_used' }
    return { ok: true, session: await ctx.identity.openSession(person.id, ctx.userAgent) }
  },
)
