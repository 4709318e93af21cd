import { vi } from 'vitest'
import type { Connection } from '#database/connect.ts'

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Resolves once a statement waits for a lock. Only on PostgreSQL: the embedded engine runs one transaction at a time.
 */
export async function untilLockWaits({ pool }: Pick<Connection, 'pool'>): Promise<void> {
  await vi.waitUntil(async () => (await pool.query(WAITING)).rows[0].waiting > 0, { timeout: 20_000 })
}
