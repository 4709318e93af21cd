import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isSaid } from '#app/features/search/ranking/respell-words.server.ts'
import type { RequestContext } from '#app/request-context.ts'

/** Maximum number of words checked. */
const MOST = 12

const answer = z.tuple([z.object({ said: z.boolean() })])

/** Whether any published trip contains one of the words, or a word that starts with it, in either language. */
export async function findSaid(
  { db }: Pick<RequestContext, 'db'>,
  words: readonly string[],
): Promise<boolean> {
  const tokens = words.filter(word => /^[\p{L}\p{N}]+$/u.test(word)).slice(0, MOST)
  if (tokens.length === 0) return false
  const { rows } = await db.execute(sql`
    select exists (
      select from unnest(${sql.param(tokens)}::text[]) as asked
      where ${isSaid(sql`asked || ':*'`)}) as said`)
  return answer.parse(rows)[0].said
}
