import { desc, eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { emailText, type OwnTexts } from '#database/schema/email-text.ts'

/** What the office says in an email instead of what it is built with, and the number of that version; 0 and nothing without one. */
export async function findOwnTexts(
  { db }: Pick<RequestContext, 'db'>,
  template: string,
): Promise<{ number: number; texts: OwnTexts }> {
  const [latest] = await db
    .select({ number: emailText.number, texts: emailText.texts })
    .from(emailText)
    .where(eq(emailText.template, template))
    .orderBy(desc(emailText.number))
    .limit(1)
  return latest ?? { number: 0, texts: {} }
}
