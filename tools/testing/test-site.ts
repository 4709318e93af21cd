import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { makeAnswerShelf } from '#server/answer-shelf.ts'
import { createHttp, type HttpParts } from '#server/http.ts'
import { listen } from '#server/listen.ts'
import { openRasters } from '#server/raster/rasters.ts'
import { openSync } from '#server/sync/sync.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testContext } from './test-context.ts'

/** The whole process but its sockets and its pages; answers what is asked of it, and what it logged. */
export async function openTestSite(database: Connection, change: Partial<HttpParts> = {}) {
  const logged: Record<string, unknown>[] = []
  const ctx = await testContext(database)
  const shelf = makeAnswerShelf()
  const log = pino({ level: 'warn' }, { write: line => logged.push(JSON.parse(line)) })
  const http = createHttp({
    log,
    context: locale => ({ ...ctx, locale }),
    renderPage: async () => new Response('a page'),
    rasters: await openRasters({ folder: temporaryFolder(), onDiskError: error => logged.push({ error }) }),
    shelf,
    // Live rows are served once a test starts them.
    sync: openSync({ connection: database, log }),
    isReady: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    ...change,
  })
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(http.request(`https://ceiba.test${path}`, init))

  /** Opens a socket for it until the test is over; answers its address. */
  async function open(): Promise<string> {
    const { port, close } = await listen({
      fetch: http.fetch,
      inFront: [shelf.inFrontOf],
      host: '127.0.0.1',
      port: 0,
    })
    onTestFinished(close)
    return `http://127.0.0.1:${port}`
  }
  return { ask, open, logged, ctx }
}
