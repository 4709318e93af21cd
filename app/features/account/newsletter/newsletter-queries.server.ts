import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import { newsletterAddress } from '#database/schema/user.ts'
import { letterState } from './newsletter.ts'
import type { LetterStanding } from './newsletter-schema.ts'

/** How the address behind a key stands to the letter; null where there is none. */
export async function findLetter(
  { db }: Pick<RequestContext, 'db'>,
  key: string,
): Promise<LetterStanding | null> {
  const [row] = await db.select().from(newsletterAddress).where(eq(newsletterAddress.key, key))
  return row ? { email: row.email, state: letterState(row) } : null
}

/** The same for a page. @throws AppError not_found. */
export async function getLetterStanding(
  ctx: Pick<RequestContext, 'db'>,
  key: string,
): Promise<LetterStanding> {
  const letter = await findLetter(ctx, key)
  if (!letter) throw new AppError('not_found')
  return letter
}
