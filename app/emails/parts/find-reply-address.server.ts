import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { replyAddress } from '#database/schema/conversation.ts'

export type Person = { userId: number } | { staffFkey: string }

/** The address for one person's replies about one plan; null if inbound email is off. */
export async function findReplyAddress(
  { db, replyDomain }: Pick<RequestContext, 'db' | 'replyDomain'>,
  planId: number,
  person: Person,
): Promise<string | null> {
  if (replyDomain === null) return null
  const theirs =
    'userId' in person ? eq(replyAddress.userId, person.userId) : eq(replyAddress.staffFkey, person.staffFkey)
  const [row] = await db
    .select({ token: replyAddress.token })
    .from(replyAddress)
    .where(and(eq(replyAddress.planId, planId), theirs))
  return row ? `reply+${row.token}@${replyDomain}` : null
}
