import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { newsletterAddress, users } from '#database/schema/user.ts'
import { type EmailChoices, type NewsletterStatus, newsletterState } from './newsletter-schema.ts'
import { readRefusal } from './sign-refusal.server.ts'

/** Status of the address behind a key; null if there is none. */
export async function findNewsletterStatus(
  { db }: Pick<RequestContext, 'db'>,
  key: string,
): Promise<NewsletterStatus | null> {
  const [row] = await db.select().from(newsletterAddress).where(eq(newsletterAddress.key, key))
  return row ? { email: row.email, state: newsletterState(row) } : null
}

/** The same for a page. @throws AppError not_found. */
export async function getNewsletterStatus(
  ctx: Pick<RequestContext, 'db'>,
  key: string,
): Promise<NewsletterStatus> {
  const status = await findNewsletterStatus(ctx, key)
  if (!status) throw new AppError('not_found')
  return status
}

/** The kinds of email that the caller receives. @throws AppError not_logged_in. */
export async function getEmailChoices({ db, actor }: CallerContext): Promise<EmailChoices> {
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  const [row] = await db
    .select({ refused: users.refusedEmails, newsletter: newsletterAddress })
    .from(users)
    .leftJoin(newsletterAddress, eq(newsletterAddress.email, users.email))
    .where(eq(users.id, actor.userId))
  if (!row) throw new AppError('not_logged_in')
  return {
    proposal: !row.refused.includes('proposal'),
    reminder: !row.refused.includes('reminder'),
    review: !row.refused.includes('review'),
    anniversary: !row.refused.includes('anniversary'),
    ...((actor.kind === 'planner' || actor.kind === 'admin') && { facts: !row.refused.includes('facts') }),
    newsletter: row.newsletter !== null && newsletterState(row.newsletter) === 'subscribed',
  }
}

/** The kind and state behind an unsubscribe link. @throws AppError not_found. */
export async function getRefusal(ctx: Pick<RequestContext, 'db' | 'identity'>, token: string) {
  const refusal = readRefusal(ctx, token)
  if (!refusal) throw new AppError('not_found')
  const { userId, kind } = refusal
  const [row] = await ctx.db
    .select({ email: users.email, refused: users.refusedEmails, erasedTs: users.erasedTs })
    .from(users)
    .where(eq(users.id, userId))
  if (!row || row.erasedTs) throw new AppError('not_found')
  return { kind, email: row.email, isRefused: row.refused.includes(kind) }
}
