import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { newsletterState } from './newsletter.ts'
import type { NewsletterStatus } from './newsletter-schema.ts'

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
