import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  type EmbeddedEngine,
  type EngineImage,
  type OnEngineFault,
  startEmbeddedEngine,
} from './embedded-engine.ts'
import { listenOnServer, makePoolListener, type OnNotice, type StopListening } from './pool/notices.ts'
import { type OnStatement, WatchedPool } from './pool/watched-pool.ts'

export type Database = NodePgDatabase
/** The database as reads have it: only commands are given one that can be written (app/command.ts). */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with' | '$count' | 'execute'
>
/** A database or a transaction on it, as reads take it. */
export type Readable = Pick<Database, 'select' | 'selectDistinct' | 'execute'>
/** A database or a transaction on it, as writes take it. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

export interface Connection {
  db: Database
  pool: pg.Pool
  engine: 'embedded' | 'postgres'
  /** Calls back at every notice on a channel, and whenever one may have been missed. */
  listen: (channel: string, onNotice: OnNotice) => Promise<StopListening>
  close: () => Promise<void>
}

export interface ConnectOptions {
  /** A PostgreSQL connection string, its `connect_timeout` kept to; without it the embedded engine is used. */
  url?: string | undefined
  /** Folder of the embedded engine's files. */
  dataDir: string
  /** What the embedded engine works on in memory instead. */
  image?: EngineImage
  /** Told in words when the embedded engine stops by itself; it is opened again. */
  onEngineFault?: OnEngineFault
  /** Told of every statement. */
  onStatement?: OnStatement | undefined
}

/**
 * Compiling a statement, or calling others to help with it, takes longer than any of ours runs; and what is read here
 * and there lies in memory, not under a disk's travelling head.
 */
const SESSION =
  "set jit to off; set max_parallel_workers_per_gather to 0; set random_page_cost to 2; set intervalstyle to 'iso_8601'; set timezone to 'UTC'; set datestyle to 'ISO, DMY'"

/** How long a new client may take to connect, in milliseconds, where the connection string does not say. */
const CONNECT_MS = 3_000

/** What `connect_timeout` of a connection string says, in seconds as PostgreSQL's own programs read it. */
function connectLimit(url = ''): number {
  const seconds = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1_000 : CONNECT_MS
}

interface Watching {
  prepare: ((client: pg.ClientBase) => Promise<void>) | undefined
  onStatement: OnStatement | undefined
}

function openPool(given: pg.PoolConfig, { prepare, onStatement }: Watching): pg.Pool {
  const options: pg.PoolConfig = {
    onConnect: async client => {
      // Without a listener, a server that goes away while a client is in use would end the process.
      client.on('error', () => undefined)
      await client.query(SESSION)
      await prepare?.(client)
    },
    ...given,
  }
  const pool = onStatement ? new WatchedPool(options, onStatement) : new pg.Pool(options)
  // An idle client that loses its server is replaced at the next query, which reports its own failure.
  pool.on('error', () => undefined)
  return pool
}

/** As many idle clients as may have lost their server without the pool having noticed. */
const MOST_CLIENTS = 10

/** A client whose statements wait for one another, so that a transaction may ask for several rows at once. */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  function query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const result = last.then(() => client.query(config, values))
    last = result.catch(() => undefined)
    return result
  }
  return { query } as unknown as pg.PoolClient
}

/**
 * Drizzle never gives a pool's client back when `begin` itself fails; here every client goes back, and one that has
 * lost its server is thrown away. Where that shows at `begin`, nothing was done yet: the next client is tried.
 */
function openDatabase(pool: pg.Pool): Database {
  const db = drizzle({ client: pool })
  db.transaction = async (run, config) => {
    for (let tries = 1; ; tries++) {
      const client = await pool.connect()
      let isBegun = false
      let isLost = false
      try {
        return await drizzle({ client: inTurn(client) }).transaction(tx => {
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

/** Opens the database: the only place that knows PGlite from PostgreSQL. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { url, dataDir, image, onEngineFault, onStatement } = options
  let embedded: EmbeddedEngine | undefined
  if (!url) embedded = await startEmbeddedEngine(join(dataDir, 'database'), image, onEngineFault)
  const listener = makePoolListener()
  const pool = openPool(
    embedded
      ? {
          host: embedded.host,
          port: embedded.port,
          user: 'postgres',
          database: 'postgres',
          max: 1,
          connectionTimeoutMillis: 30_000,
        }
      : {
          connectionString: url,
          max: MOST_CLIENTS,
          connectionTimeoutMillis: connectLimit(url),
          statement_timeout: 10_000,
          keepAlive: true,
        },
    { prepare: embedded && listener.prepare, onStatement },
  )
  return {
    db: openDatabase(pool),
    pool,
    engine: embedded ? 'embedded' : 'postgres',
    listen: (channel, onNotice) =>
      url ? listenOnServer(url, channel, onNotice) : listener.listen(pool, channel, onNotice),
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** What node-postgres says of a connection, in errors that have no code. */
const LOST_CONNECTION =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|pool after calling end/

/** Whether an error means that the database cannot be reached, as opposed to a statement that it refused. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    // Classes 08 (connection), 53 (no resources), 57P (shutting down); and what the socket itself says.
    if (/^(08...|53...|57P0[1-4])$/.test(code)) return true
    if (/^(ECONN|EHOST|ENET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) return true
    // A file that is not there says the same as a socket that is not there.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (LOST_CONNECTION.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true
  }
  return false
}

/** Whether a statement was given up because it took too long. */
export function isOvertime(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '57014') return true
  }
  return false
}

/** Whether a statement was given up because others held what it needed. */
export function isLocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '55P03') return true
  }
  return false
}

/** Whether the database was asked for a text that cannot be: one with a NUL in it. Nothing is called so. */
export function refusesText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === '22021') return true
  }
  return false
}
