import { sql } from 'drizzle-orm'
import type { ReadDatabase } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'

export interface OutboxCounts {
  waiting: number
  failed: number
}

/** How many emails wait and how many were given up. Returns null if the database does not answer. */
export async function countOutbox(db: ReadDatabase): Promise<OutboxCounts | null> {
  const isOpen = sql`${outbox.sentTs} is null and ${outbox.gaveUpTs} is null`
  try {
    const [counts] = await db
      .select({
        waiting: sql<number>`count(*) filter (where ${isOpen})::int`,
        failed: sql<number>`count(*) filter (where ${outbox.gaveUpTs} is not null)::int`,
      })
      .from(outbox)
    return counts ?? null
  } catch {
    return null
  }
}
