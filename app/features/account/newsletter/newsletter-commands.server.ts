import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { type NewsletterDecision, WRITE_AGAIN_AFTER_MS } from './newsletter.ts'
import { may } from './newsletter-access.ts'
import type { NewsletterSignup } from './newsletter-schema.ts'

/** Whether this address was emailed so recently that it gets no other email. */
async function wasWrittenTo(tx: Queryable, recipient: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - WRITE_AGAIN_AFTER_MS)
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.template, 'newsletter-confirm'),
        eq(sql`lower(${outbox.recipient})`, recipient.toLowerCase()),
        gt(outbox.createdTs, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const subscribeRules = {
  authorize: allow(may, 'sign up'),
  spend: (ctx: RequestContext) => ctx.allowance.spend('newsletter'),
}

/**
 * Stores an address for the newsletter and sends it a confirmation email. The answer is the same whether the address
 * was known or not, and a known address is not changed.
 * @throws AppError unauthorized.
 */
export const subscribe = command(
  'subscribe to the newsletter',
  subscribeRules,
  async (ctx, { email, locale }: NewsletterSignup) => {
    const now = ctx.now()
    await ctx.db.transaction(async tx => {
      await tx
        .insert(newsletterAddress)
        .values({ email, locale, createdTs: now, key: randomBytes(18).toString('base64url') })
        .onConflictDoNothing()
      // Two sign-ups of one address wait for each other here.
      const [kept] = await tx
        .select({ email: newsletterAddress.email, key: newsletterAddress.key })
        .from(newsletterAddress)
        .where(eq(newsletterAddress.email, email))
        .for('update')
      if (!kept || (await wasWrittenTo(tx, kept.email, now))) return
      const { email: recipient, key } = kept
      await queueEmail(tx, { template: 'newsletter-confirm', props: { key }, recipient, locale }, now)
    })
    ctx.wake()
    return { ok: true } as const
  },
)

const decideRules = {
  authorize: (ctx: RequestContext) => allow(may, 'decide by emailed link')(ctx),
}

/**
 * Subscribes or unsubscribes by the key that only the owner of the address was sent.
 * @throws AppError not_found for an unknown key, unauthorized.
 */
export const decideOnNewsletter = command(
  'decide on the newsletter',
  decideRules,
  async (ctx, { key, wish }: { key: string; wish: NewsletterDecision }) => {
    const now = ctx.now()
    const change = wish === 'confirm' ? { confirmedTs: now, unsubscribedTs: null } : { unsubscribedTs: now }
    const rows = await ctx.db
      .update(newsletterAddress)
      .set(change)
      .where(eq(newsletterAddress.key, key))
      .returning({ email: newsletterAddress.email })
    if (rows.length === 0) throw new AppError('not_found')
  },
)
