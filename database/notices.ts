import pg from 'pg'

const RETRY_MS = 1_000

/** Ends the listening. */
export type StopListening = () => Promise<void>

/**
 * Listens on the embedded engine, which has one session: the pool's own client hears what is said on it, and the
 * next one too, should it be replaced.
 */
export async function listenOnPool(
  pool: pg.Pool,
  channel: string,
  onNotice: () => void,
): Promise<StopListening> {
  const heard = new WeakSet<pg.PoolClient>()
  function hear(client: pg.PoolClient): void {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notification', notice => notice.channel === channel && onNotice())
    client.query(`listen ${channel}`).catch(() => undefined)
    onNotice()
  }
  pool.on('connect', hear)
  const client = await pool.connect()
  hear(client)
  client.release()
  return async () => {
    pool.off('connect', hear)
  }
}

/** Listens on a server with a connection of its own, opened again whenever it is lost. */
export async function listenOnServer(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<StopListening> {
  let isStopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  function openAgain(): void {
    clearTimeout(retry)
    if (!isStopped) retry = setTimeout(() => open().catch(openAgain), RETRY_MS)
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3_000 })
    client = opened
    opened.on('notification', onNotice)
    opened.on('error', () => undefined)
    opened.on('end', openAgain)
    await opened.connect()
    await opened.query(`listen ${channel}`)
    // What was said while nobody listened is made up for.
    onNotice()
  }
  await open().catch(openAgain)
  return async () => {
    isStopped = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
