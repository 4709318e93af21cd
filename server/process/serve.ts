import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import { getWaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import { CONTENT_CHANNEL, noteContentChange, readNotice } from '#app/freshness/content-version.ts'
import { keepDrawingsIn } from '#cartography/print/cached-drawing.server.ts'
import type { Connection } from '#database/connect.ts'
import { type AnswerCache, makeAnswerCache } from '#server/cache/answer-cache.ts'
import { makePageCache, type PageCache } from '#server/cache/page-cache.ts'
import { storePages, takeStoredPages } from '#server/cache/stored-pages.ts'
import { createHttp, type HttpParts } from '#server/http.ts'
import { openPageLimit } from '#server/limits.ts'
import type { Log } from '#server/log.ts'
import type { Metrics, MetricsParts } from '#server/metrics/metrics.ts'
import { givenPage } from '#server/metrics/name-routes.ts'
import { countOutbox } from '#server/metrics/outbox-counts.ts'
import { openFileStore } from '#server/raster/file-store.ts'
import { openRasters } from '#server/raster/rasters.ts'
import type { Config } from '#server/start/config.ts'
import type { InFront } from '#server/start/in-front.ts'
import { listen } from '#server/start/listen.ts'
import type { Preparation } from '#server/start/prepare-database.ts'
import { openSync, type Sync } from '#server/sync/sync.ts'
import { syncSettings } from '#server/sync/sync-settings.ts'
import type { Observation } from './observe.ts'
import type { Contexts } from './open-contexts.ts'
import type { Data } from './open-data.ts'

interface PageStoreParts {
  config: Config
  program: string | undefined
  connection: Connection
  pageCache: PageCache
  log: Log
}

/** Cached pages on the disk between two processes, so that a restart is not a cold start. */
interface PageStore {
  restore: () => Promise<void>
  store: () => Promise<void>
}

/** Pages are the same for the same program, settings and content. Without them the site only renders more. */
function openPageStore({ config, program, connection, pageCache, log }: PageStoreParts): PageStore {
  const file = join(config.dataDir, 'pages')

  async function describePages(built: string): Promise<string> {
    const { rows } = await connection.pool.query<{ version: string }>(
      'select last_value::text as version from content_version',
    )
    const hash = createHash('sha256').update(await readFile(built))
    return hash.update(JSON.stringify([config, rows[0]?.version])).digest('base64url')
  }

  return {
    restore: async () => {
      if (!program) return
      try {
        pageCache.restore(await takeStoredPages(file, await describePages(program)))
      } catch (error) {
        log.warn({ err: error }, 'the pages of the process before cannot be read; they are rendered again')
      }
    },
    store: async () => {
      if (!program) return
      try {
        await storePages(file, await describePages(program), pageCache.pages())
      } catch (error) {
        log.warn({ err: error }, 'the next process renders all pages again')
      }
    },
  }
}

const compress = promisify(deflateRaw)
/** Some ten thousand maps: those of the site, several times over. */
const DISK_BYTES = 128 * 1024 * 1024

interface DrawingsParts {
  /** The folder of the drawings, which nothing else may use. */
  folder: string
  /** The built program, which draws them; absent in development. */
  program: string | undefined
  /** Called with an error that prevented writing a drawing, which is shown all the same. */
  onDiskError: (error: unknown) => void
}

/** Keeps the maps of this program on the disk, so that neither a start nor a change of other rows has them drawn again. */
export async function openDrawings({ folder, program, onDiskError }: DrawingsParts): Promise<void> {
  if (!program) return
  const files = await openFileStore(folder, DISK_BYTES)
  const edition = createHash('sha256')
    .update(await readFile(program))
    .digest('base64url')
  const named = (key: string) => `${edition} ${key}`
  keepDrawingsIn({
    read: key => {
      try {
        const bytes = files.readSync(named(key))
        return bytes && inflateRawSync(bytes).toString()
      } catch (error) {
        onDiskError(error)
        return null
      }
    },
    write: (key, drawing) => {
      compress(drawing)
        .then(bytes => files.write(named(key), bytes))
        .catch(onDiskError)
    },
  })
}

export interface Pages extends Pick<HttpParts, 'renderPage' | 'pageRoute' | 'clientFiles'> {
  /** The built program, which the pages that it renders depend on; absent in development. */
  program?: string | undefined
  /** Wraps the listener in development, so that Vite answers its own files first. */
  before?: InFront | undefined
}

interface Served {
  config: Config
  pages: Pages
  observation: Observation
  data: Data
  preparation: Preparation
  contexts: Contexts
  wakeJobs: () => void
  isStopping: () => boolean
}

interface Site {
  port: number
  /** Answers every request until this time has passed or, without a balancer, none is open. */
  stop: (drainMs: number) => Promise<void>
}

/** Opens the caches, live rows and metrics, and answers HTTP. */
export async function serve(served: Served): Promise<Site> {
  const { config, pages, observation, data, preparation, contexts, wakeJobs, isStopping } = served
  const { log, traces } = observation
  const { connection } = data
  const rasters = await openRasters({
    folder: join(config.dataDir, 'rasters'),
    onDiskError: err => log.warn({ err }, 'a raster could not be cached on the disk'),
  })
  await openDrawings({
    folder: join(config.dataDir, 'drawings'),
    program: pages.program,
    onDiskError: err => log.warn({ err }, 'a map could not be kept on the disk'),
  })
  const answerCache = makeAnswerCache()
  const sync = openSync({
    connection,
    log,
    settings: syncSettings(config.syncOpenSchemas),
    electric: config.electric,
  })
  preparation.done.then(sync.start).catch(error => log.error({ err: error }, 'live rows cannot be served'))
  const getWaiting = () => getWaitingRequests({ db: connection.db, journal: data.journal })
  const metrics = await openMetrics(config, { connection, sync, getWaiting })
  const onAnswered = [metrics?.nameRoute, traces?.describeRequest].filter(each => each !== undefined)
  const pageCache = makePageCache({
    onLookup: metrics?.countLookup,
    admit: openPageLimit({ factor: config.limitFactor }),
    onGiven: pages.pageRoute && onAnswered.length > 0 ? givenPage(pages.pageRoute, onAnswered) : undefined,
  })
  const pageStore = openPageStore({ config, program: pages.program, connection, pageCache, log })
  const following = followContent({ log, connection, preparation, answerCache, pageCache, pageStore })
  const http = createHttp({
    ...pages,
    log,
    metrics,
    traces,
    context: (locale, address) => contexts.ofVisitor(locale, address, wakeJobs),
    trustedProxies: config.trustedProxies,
    rasters,
    answerCache,
    pageCache,
    sync,
    isReady: async () => preparation.isDone() && (await answers(connection)),
    isStopping,
    getWaiting,
    getStoreFault: data.lastFault,
  })
  const wrappers = [
    answerCache.inFrontOf,
    pageCache.inFrontOf,
    pages.before,
    metrics?.inFront,
    traces?.inFront,
  ]
  const { port, close } = await listen({
    ...config,
    fetch: http.fetch,
    inFront: wrappers.filter(wrapper => wrapper !== undefined),
  })
  return {
    port,
    stop: async drainMs => {
      sync.release()
      await close(sleep(drainMs), { isBalanced: config.trustedProxies > 0 })
      await sync.stop()
      await pageStore.store()
      await (await following)?.()
    },
  }
}

async function answers({ pool }: Connection): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}

interface Followed {
  log: Log
  connection: Connection
  preparation: Preparation
  answerCache: AnswerCache
  pageCache: PageCache
  pageStore: PageStore
}

/** Tells the caches of every change of the content; resolves to a function that stops it. */
async function followContent(followed: Followed) {
  const { log, connection, preparation, answerCache, pageCache, pageStore } = followed
  try {
    await preparation.done
    // Also called once it listens, and whenever it listens again: changes before were not heard.
    const stop = await connection.listen(CONTENT_CHANNEL, payload => {
      const change = readNotice(payload)
      noteContentChange(connection.db, change)
      answerCache.dropBrief()
      pageCache.noteChange(change)
    })
    // From now on changes are heard, so what is true now stays known.
    await pageStore.restore()
    return stop
  } catch (error) {
    log.error({ err: error }, 'changes of the content are not heard')
  }
}

interface Measured {
  connection: Connection
  sync: Sync
  getWaiting: MetricsParts['getWaiting']
}

async function openMetrics(
  config: Config,
  { connection, sync, getWaiting }: Measured,
): Promise<Metrics | undefined> {
  if (!config.metricsToken) return undefined
  return (await import('#server/metrics/metrics.ts')).makeMetrics({
    token: config.metricsToken,
    getWaiting,
    countOutbox: () => countOutbox(connection.db),
    countShapes: sync.countShapes,
    countHeld: sync.countHeld,
    isProcessTold: true,
  })
}
