import { sql } from 'drizzle-orm'
import type { ReadDatabase } from '#database/connect.ts'

export interface OutboxCounts {
  waiting: number
  failed: number
}

/**
 * How many emails wait and how many were given up, without reading those that were sent. Returns null if the database
 * does not answer.
 */
export async function countOutbox(db: Pick<ReadDatabase, 'execute'>): Promise<OutboxCounts | null> {
  try {
    const { rows } = await db.execute<Record<keyof OutboxCounts, number>>(
      sql`select (select count(*) from outbox where sent_ts is null and gave_up_ts is null)::int as waiting,
        (select count(*) from outbox where gave_up_ts is not null)::int as failed`,
    )
    return rows[0] ?? null
  } catch {
    return null
  }
}
