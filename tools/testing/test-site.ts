import { expect, onTestFinished } from 'vitest'
import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { Connection } from '#database/connect.ts'
import { makeAnswerCache } from '#server/cache/answer-cache.ts'
import { makePageCache } from '#server/cache/page-cache.ts'
import { createHttp, type HttpParts } from '#server/http.ts'
import { openLog } from '#server/log.ts'
import { openRasters } from '#server/raster/rasters.ts'
import { listen } from '#server/start/listen.ts'
import { openSync } from '#server/sync/sync.ts'
import { readContract } from './api-contract.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testContext } from './test-context.ts'

let contract: Promise<ReturnType<typeof readContract>> | undefined

/**
 * The whole process except its sockets and pages; returns a way to call it, its log lines, and its security events.
 */
export async function openTestSite(database: Connection, change: Partial<HttpParts> = {}) {
  const logged: Record<string, unknown>[] = []
  const security: Record<string, unknown>[] = []
  function write(text: string): void {
    const line = JSON.parse(text)
    if ('event' in line) security.push(line)
    else if (line.level >= 40) logged.push(line)
  }
  const ctx = await testContext(database)
  const answerCache = makeAnswerCache()
  const { pageCache = makePageCache({ onLookup: change.metrics?.countLookup }) } = change
  const log = openLog('info', { write })
  const http = createHttp({
    log,
    context: locale => ({ ...ctx, locale }),
    trustedProxies: 0,
    renderPage: async () => new Response('a page'),
    rasters: await openRasters({ folder: temporaryFolder(), onDiskError: error => logged.push({ error }) }),
    answerCache,
    pageCache,
    // Live rows are served once a test starts them.
    sync: openSync({ connection: database, log }),
    isReady: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    getWaiting: () => getWaitingRequests(ctx),
    ...change,
  })
  const answered: Promise<string[]>[] = []
  onTestFinished(async () =>
    expect((await Promise.all(answered)).flat(), 'the API’s description').toEqual([]),
  )
  contract ??= Promise.resolve(http.request('/api/openapi.json')).then(async answer =>
    readContract(await answer.json()),
  )

  /** Checks every API answer of every test against the API's own description. */
  async function fetch(request: Request, environment?: object): Promise<Response> {
    const response = await http.fetch(request, environment)
    const check = await contract
    if (check) answered.push(check(request, response))
    return response
  }
  const ask = (path: string, init?: RequestInit) => fetch(new Request(`https://ceiba.test${path}`, init))

  /** Opens a socket for it until the test is over; returns its address. */
  async function open(): Promise<string> {
    const { port, close } = await listen({
      fetch,
      inFront: [
        answerCache.inFrontOf,
        pageCache.inFrontOf,
        ...(change.metrics ? [change.metrics.inFront] : []),
      ],
      host: '127.0.0.1',
      port: 0,
    })
    onTestFinished(() => close())
    return `http://127.0.0.1:${port}`
  }
  return { ask, open, logged, security, ctx }
}
