import pg from 'pg'

const RETRY_MS = 500
/** How often a server is asked whether it is still there: a connection that is cut on the way would never say so. */
const LOOK_MS = 20_000

const LIMITS = { connectionTimeoutMillis: 3_000, query_timeout: 10_000 }

/** Receives a channel's notice; an empty text if some may have been missed. */
export type OnNotice = (payload: string) => void

/** Stops listening. */
export type StopListening = () => Promise<void>

/**
 * Listens on the embedded engine, whose only session is a client of the pool: that client receives the notices, and
 * so does its replacement.
 */
export function makePoolListener() {
  const listenersOf = new Map<string, Set<OnNotice>>()

  function notify(channel: string, payload = ''): void {
    for (const onNotice of listenersOf.get(channel) ?? []) onNotice(payload)
  }

  /** Makes a new client listen before it is used. */
  async function prepare(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload }) => notify(channel, payload))
    for (const channel of listenersOf.keys()) {
      await client.query(`listen ${channel}`)
      // Notices may have been missed in the meantime.
      notify(channel)
    }
  }

  async function listen(pool: pg.Pool, channel: string, onNotice: OnNotice): Promise<StopListening> {
    const listeners = listenersOf.get(channel) ?? new Set()
    const listener: OnNotice = payload => onNotice(payload)
    listenersOf.set(channel, listeners.add(listener))
    await pool.query(`listen ${channel}`)
    listener('')
    return async () => {
      listeners.delete(listener)
    }
  }
  return { prepare, listen, tell: notify }
}

/** Listens on a server with a separate connection, reopened whenever it is lost. */
export async function listenOnServer(
  url: string,
  channel: string,
  onNotice: OnNotice,
): Promise<StopListening> {
  let isStopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  const look = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => {
      asked.end().catch(() => undefined)
      if (asked === client) openAgain()
    })
  }, LOOK_MS)

  function openAgain(): void {
    clearTimeout(retry)
    if (!isStopped) retry = setTimeout(() => open().catch(openAgain), RETRY_MS)
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, ...LIMITS })
    client = opened
    opened.on('notification', ({ payload }) => onNotice(payload ?? ''))
    opened.on('error', () => undefined)
    opened.on('end', () => {
      if (opened === client) openAgain()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (error) {
      // A server that refuses to listen keeps the connection open, beside the next one.
      opened.end().catch(() => undefined)
      throw error
    }
    // Notices may have been missed in the meantime.
    onNotice('')
  }
  await open().catch(openAgain)
  return async () => {
    isStopped = true
    clearInterval(look)
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
