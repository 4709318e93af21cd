import type { Connection } from '#database/connect.ts'

/** Not the number that migrations lock with, which is taken within this one. */
const LOCK = 7_301_996

/**
 * Runs what several processes on one server begin together: one after another, however long each takes. The embedded
 * database has one process alone.
 */
export async function oneAtATime<T>(
  { pool, engine }: Pick<Connection, 'pool' | 'engine'>,
  run: () => Promise<T>,
): Promise<T> {
  if (engine === 'embedded') return run()
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await run()
  } finally {
    // The session ends, and its lock with it, whatever went wrong.
    client.release(true)
  }
}
