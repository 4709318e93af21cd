import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  type EmbeddedEngine,
  ENGINE_PORT,
  type EngineImage,
  type OnEngineFault,
  startEmbeddedEngine,
} from './embedded-engine.ts'
import { listenOnServer, makePoolListener, type OnNotice, type StopListening } from './pool/notices.ts'
import { type OnStatement, WatchedPool } from './pool/watched-pool.ts'

export type Database = NodePgDatabase
/** A read-only database; only commands receive a writable one (app/command.ts). */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with' | '$count' | 'execute'
>
/** A database or a transaction, for reads. */
export type Readable = Pick<Database, 'select' | 'selectDistinct' | 'execute'>
/** A database or a transaction, for writes. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

export interface Connection {
  db: Database
  pool: pg.Pool
  engine: 'embedded' | 'postgres'
  /** How another thread opens the same database. */
  address: Address
  /** Passes on a notice that another thread's client received in place of ours, on the embedded engine's one session. */
  tell: (channel: string, payload: string) => void
  /** Calls back at every notice on a channel, and whenever notices may have been missed. */
  listen: (channel: string, onNotice: OnNotice) => Promise<StopListening>
  close: () => Promise<void>
}

/** A PostgreSQL connection string, or the folder of the embedded engine's socket. */
export type Address = { url: string } | { host: string }

export interface ConnectOptions {
  /** A PostgreSQL connection string, including its `connect_timeout`; without it the embedded engine is used. */
  url?: string | undefined
  /** Folder of the embedded engine's files. */
  dataDir: string
  /** An in-memory image that the embedded engine uses in place of the folder. */
  image?: EngineImage
  /** Called with a sentence when the embedded engine stops by itself; it is reopened. */
  onEngineFault?: OnEngineFault
  /** Called for every statement. */
  onStatement?: OnStatement | undefined
}

/**
 * JIT compilation and parallel workers take longer than our statements run, and random reads come from memory, not
 * from a spinning disk.
 */
const SESSION =
  "set jit to off; set max_parallel_workers_per_gather to 0; set random_page_cost to 2; set intervalstyle to 'iso_8601'; set timezone to 'UTC'; set datestyle to 'ISO, DMY'"

/** The connection timeout in milliseconds, if the connection string has none. */
const CONNECT_MS = 3_000

/** The `connect_timeout` of a connection string, which is in seconds, in milliseconds. */
function connectLimit(url = ''): number {
  const seconds = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1_000 : CONNECT_MS
}

interface Watching {
  prepare?: ((client: pg.ClientBase) => Promise<void>) | undefined
  onStatement?: OnStatement | undefined
}

function openPool(given: pg.PoolConfig, { prepare, onStatement }: Watching): pg.Pool {
  const options: pg.PoolConfig = {
    onConnect: async client => {
      // Without a listener, losing the server while a client is in use would end the process.
      client.on('error', () => undefined)
      await client.query(SESSION)
      await prepare?.(client)
    },
    ...given,
  }
  const pool = onStatement ? new WatchedPool(options, onStatement) : new pg.Pool(options)
  // An idle client that loses its server is replaced at the next query, which reports its own error.
  pool.on('error', () => undefined)
  return pool
}

/** The pool of an embedded engine, which may be another process's: one client, since there is only one session. */
export function openEmbeddedPool(host: string, watching: Watching = {}): pg.Pool {
  const session = { host, port: ENGINE_PORT, user: 'postgres', database: 'postgres', max: 1 }
  return openPool({ ...session, connectionTimeoutMillis: 30_000 }, watching)
}

/** Also the most idle clients that may have lost their server unnoticed. */
const MOST_CLIENTS = 10

/** Runs one statement. */
export type RunStatement = (config: pg.QueryArrayConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** A database whose statements somebody else runs; it has no transactions of its own. */
export function databaseOf(query: RunStatement): Database {
  return drizzle({ client: { query } as unknown as pg.PoolClient })
}

/** Queues statements, so that a transaction may run several at once. */
export function inTurn(run: RunStatement): RunStatement {
  let last: Promise<unknown> = Promise.resolve()
  return (config, values) => {
    const result = last.then(() => run(config, values))
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * Drizzle does not release a pool's client if `begin` fails; here every client is released, and one that has lost its
 * server is destroyed. If that shows at `begin`, nothing was done yet, and the next client is tried.
 */
function openDatabase(pool: pg.Pool): Database {
  const db = drizzle({ client: pool })
  db.transaction = async (run, config) => {
    for (let tries = 1; ; tries++) {
      const client = await pool.connect()
      let isBegun = false
      let isLost = false
      try {
        return await databaseOf(inTurn((config, values) => client.query(config, values))).transaction(tx => {
          isBegun = true
          return run(tx)
        }, config)
      } catch (error) {
        isLost = isUnreachable(error)
        if (isBegun || !isLost || tries > MOST_CLIENTS) throw error
      } finally {
        client.release(isLost)
      }
    }
  }
  return db
}

function openServerPool(url: string, max: number, watching: Watching): pg.Pool {
  const bounds = { connectionTimeoutMillis: connectLimit(url), statement_timeout: 10_000, keepAlive: true }
  return openPool({ connectionString: url, max, ...bounds }, watching)
}

/** Opens the database of another thread, with one client. Notices of the shared session are passed to `onNotice`. */
export function connectTo(
  address: Address,
  onNotice: (channel: string, payload: string) => void,
): Pick<Connection, 'db' | 'pool'> {
  const opened = (pool: pg.Pool) => ({ db: openDatabase(pool), pool })
  if ('url' in address) return opened(openServerPool(address.url, 1, {}))
  const prepare = async (client: pg.ClientBase) => {
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload))
  }
  return opened(openEmbeddedPool(address.host, { prepare }))
}

/** Opens the database: the only place that distinguishes PGlite from PostgreSQL. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { url, dataDir, image, onEngineFault, onStatement } = options
  let embedded: EmbeddedEngine | undefined
  if (!url) embedded = await startEmbeddedEngine(join(dataDir, 'database'), image, onEngineFault)
  const listener = makePoolListener()
  const pool = embedded
    ? openEmbeddedPool(embedded.host, { prepare: listener.prepare, onStatement })
    : openServerPool(url ?? '', MOST_CLIENTS, { onStatement })
  return {
    db: openDatabase(pool),
    pool,
    engine: embedded ? 'embedded' : 'postgres',
    address: embedded ? { host: embedded.host } : { url: url ?? '' },
    tell: listener.tell,
    listen: (channel, onNotice) =>
      url ? listenOnServer(url, channel, onNotice) : listener.listen(pool, channel, onNotice),
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** node-postgres' messages for a lost connection, which have no code. */
const LOST_CONNECTION =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|pool after calling end/

/** Whether an error means that the database is unreachable, as opposed to a refused statement. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    // Classes 08 (connection), 53 (no resources), 57P (shutting down), and the socket's own codes.
    if (/^(08...|53...|57P0[1-4])$/.test(code)) return true
    if (/^(ECONN|EHOST|ENET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) return true
    // A missing socket has the same code as any missing file.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (LOST_CONNECTION.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true
  }
  return false
}

/** Whether a statement timed out. */
export function isOvertime(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '57014') return true
  }
  return false
}

/** Whether a statement failed because of other sessions' locks. */
export function isLocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '55P03') return true
  }
  return false
}

/** Whether the database refused a text with a NUL in it, which nothing stored can match. */
export function refusesText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '22021') return true
  }
  return false
}
