import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { allow, command, type Writing } from '#app/command.ts'
import { may } from '#app/features/account/identity/identity-access.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { newsletterAddress, users } from '#database/schema/user.ts'
import { type EmailKind, emailKinds } from '#database/values/email-kinds.ts'
import type { EmailChoices } from './newsletter-schema.ts'
import { readRefusal } from './sign-refusal.server.ts'

/** A logged-in person's address is already confirmed, so no confirmation email is sent. */
async function subscribe(
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

const ownRules = { authorize: allow(may, 'read about oneself') }

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
      if (wanted.newsletter) return subscribe(tx, person, now)
      await tx
        .update(newsletterAddress)
        .set({ unsubscribedTs: now })
        .where(and(eq(newsletterAddress.email, person.email), isNull(newsletterAddress.unsubscribedTs)))
    })
  },
)

const linkRules = { authorize: (ctx: RequestContext) => allow(may, 'log in')(ctx) }

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
