import { Hono } from 'hono'
import { pino } from 'pino'
import type { RequestContext } from '#app/request-context.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { shapeRoutes } from '#server/api/shape.ts'
import type { HttpEnvironment } from '#server/http-environment.ts'
import { listen } from '#server/start/listen.ts'
import { openSync } from '#server/sync/sync.ts'
import { type SyncSettings, syncSettings } from '#server/sync/sync-settings.ts'

/** The options of a separate process, passed as its one argument. */
export interface SyncProcessOptions {
  url?: string | undefined
  dataDir: string
  port: number
  openSchemas: string[]
  settings: Partial<SyncSettings>
}

/** Serves only live rows, so that it can be killed and restarted; prints `ready`. */
const options = JSON.parse(process.argv[2] ?? '{}') as SyncProcessOptions
const connection = await connect(options)
await migrate(connection.pool)
const sync = openSync({
  connection,
  log: pino({ level: 'warn' }, pino.destination(2)),
  settings: syncSettings(options.openSchemas, options.settings),
})
const http = new Hono<HttpEnvironment>()
http.use(async (c, next) => {
  c.set('context', { actor: { kind: 'visitor' } } as RequestContext)
  await next()
})
http.route('/', shapeRoutes(sync))
await listen({ fetch: http.fetch, inFront: [], host: '127.0.0.1', port: options.port })
await sync.start()
// Its parent may make it write, as the site itself does.
process.on('message', async sql => {
  await connection.pool.query(String(sql))
  process.send?.('written')
})
process.stdout.write('ready\n')
