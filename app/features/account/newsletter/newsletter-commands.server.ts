import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { may as mayChoose } from '#app/features/account/identity/identity-access.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import { newsletterAddress, users } from '#database/schema/user.ts'
import { type EmailKind, emailKinds } from '#database/values/email-kinds.ts'
import { may } from './newsletter-access.ts'
import {
  type EmailChoices,
  type NewsletterDecision,
  type NewsletterSignup,
  WRITE_AGAIN_AFTER_MS,
} from './newsletter-schema.ts'
import { readRefusal } from './sign-refusal.server.ts'

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

/** A logged-in person's address is already confirmed, so no confirmation email is sent. */
async function subscribePerson(
  tx: Queryable,
  { email, locale }: { email: string; locale: string },
  now: Date,
): Promise<void> {
  const key = randomBytes(18).toString('base64url')
  const confirmed = { confirmedTs: now, unsubscribedTs: null }
  await tx
    .insert(newsletterAddress)
    .values({ email, locale, createdTs: now, key, ...confirmed })
    .onConflictDoUpdate({ target: newsletterAddress.email, set: confirmed })
}

const ownRules = { authorize: allow(mayChoose, 'read about oneself') }

/** Chooses which emails the caller receives. @throws AppError unauthorized. */
export const chooseEmails = command(
  'choose one’s emails',
  ownRules,
  async (ctx: Writing<RequestContext>, wanted: EmailChoices) => {
    const { actor } = ctx
    const now = ctx.now()
    if (!('userId' in actor)) throw new AppError('not_logged_in')
    await ctx.db.transaction(async tx => {
      const own = eq(users.id, actor.userId)
      const [person] = await tx.select().from(users).where(own).for('update')
      if (!person) throw new AppError('not_logged_in')
      const isRefused = (kind: EmailKind) =>
        wanted[kind] === undefined ? person.refusedEmails.includes(kind) : !wanted[kind]
      await tx
        .update(users)
        .set({ refusedEmails: emailKinds.filter(isRefused) })
        .where(own)
      if (wanted.newsletter) return subscribePerson(tx, person, now)
      await tx
        .update(newsletterAddress)
        .set({ unsubscribedTs: now })
        .where(and(eq(newsletterAddress.email, person.email), isNull(newsletterAddress.unsubscribedTs)))
    })
  },
)

const linkRules = { authorize: (ctx: RequestContext) => allow(mayChoose, 'log in')(ctx) }

/** Unsubscribes from a kind of email, or subscribes again, by the link in an email. @throws AppError not_found. */
export const decideOnEmails = command(
  'decide on emails by their link',
  linkRules,
  async (ctx, { token, wish }: { token: string; wish: 'refuse' | 'want' }) => {
    const refusal = readRefusal(ctx, token)
    if (!refusal) throw new AppError('not_found')
    const own = and(eq(users.id, refusal.userId), isNull(users.erasedTs))
    await ctx.db.transaction(async tx => {
      const [person] = await tx.select({ refused: users.refusedEmails }).from(users).where(own).for('update')
      if (!person) throw new AppError('not_found')
      const others = person.refused.filter(kind => kind !== refusal.kind)
      const refusedEmails = wish === 'refuse' ? [...others, refusal.kind] : others
      await tx.update(users).set({ refusedEmails }).where(own)
    })
  },
)
