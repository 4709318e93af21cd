import type { Connection } from '#database/connect.ts'

/** The advisory lock. Different from that of migrations, which is taken inside this one. */
const LOCK = 7_301_996

/**
 * Serialises work that several processes on one server start at the same time, however long each takes. The embedded
 * database has only one process.
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
    // Destroying the client ends the session, and its lock with it, whatever went wrong.
    client.release(true)
  }
}
