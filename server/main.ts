import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unlimited } from '#app/allowance.ts'
import type { Writing } from '#app/command.ts'
import { openIdentity } from '#app/features/account/identity/open-identity.server.ts'
import { receiveEmail } from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import { getWaitingRequests } from '#app/features/request/sending/waiting-queries.server.ts'
import { openPassportSafe } from '#app/features/traveller/party/open-passport-safe.server.ts'
import { CONTENT_CHANNEL, contentVersion, raiseContentVersion } from '#app/freshness/content-version.ts'
import type { RequestContext } from '#app/request-context.ts'
import { type Connection, connect } from '#database/connect.ts'
import { openFiles } from '#database/files/open-files.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { openRequestJournal } from '#database/request-journal.ts'
import { onInvalidRange } from '#database/schema/columns.ts'
import type { Locale } from '#database/values/locale.ts'
import { refuseUnfinished } from './backup/data-files.ts'
import { makeAnswerCache } from './cache/answer-cache.ts'
import { keepReads } from './cache/kept-reads.ts'
import { makePageCache } from './cache/page-cache.ts'
import { createHttp, type HttpParts } from './http.ts'
import { startJobs } from './jobs/jobs.ts'
import { logUnwritableMail } from './jobs/log-unwritable-mail.ts'
import { mailFolder, openMail } from './jobs/mail.ts'
import { DISK_FAULT, reportWaiting } from './jobs/waiting-report.ts'
import { openLimits } from './limits.ts'
import { openLog } from './log.ts'
import { givenPage } from './metrics/name-routes.ts'
import { countOutbox } from './metrics/outbox-counts.ts'
import { openRasters } from './raster/rasters.ts'
import { logSecurity } from './security/security-log.ts'
import type { Config } from './start/config.ts'
import { missingAdminWarning } from './start/find-admin.ts'
import type { InFront } from './start/in-front.ts'
import { listen } from './start/listen.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { seedDemonstration } from './start/seed-demonstration.ts'
import { openSync } from './sync/sync.ts'
import { syncSettings } from './sync/sync-settings.ts'
import { traceCards } from './traces/trace-cards.ts'
import { untraced } from './traces/tracing.ts'

/** Entries older than this are surely in the database. */
const KEEP_SETTLED_MS = 7 * 24 * 60 * 60 * 1_000

export interface Pages extends Pick<HttpParts, 'renderPage' | 'pageRoute' | 'clientFiles'> {
  /** Wraps the listener in development, so that Vite answers its own files first. */
  before?: InFront | undefined
}

async function answers({ pool }: Connection): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}

/** Starts the process: configuration, database, jobs, HTTP; and stops it in the opposite order. */
export async function main(
  config: Config,
  pages: Pages,
): Promise<{ port: number; stop: (drainMs: number) => Promise<void> }> {
  const traces = config.traces
    ? (await import('./traces/traces.ts')).openTraces({
        ...config.traces,
        origin: config.origin,
        port: config.port,
        trustedProxies: config.trustedProxies,
        getLog: () => log,
      })
    : undefined
  const inSpan = traces?.inSpan ?? untraced
  const log = openLog(config.logLevel, undefined, traces?.logFields)
  onInvalidRange(message => log.warn(message))
  const stopping = new AbortController()

  refuseUnfinished(config.dataDir)
  const unlock = lockFolder(config.dataDir)
  const { photos, attachments, lastFault } = await openFiles(config, err =>
    log.error({ err }, 'photographs and files wait for their bucket'),
  ).catch(error => {
    unlock()
    throw error
  })
  const connection = await connect({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onEngineFault: words => log.error(words),
    onStatement: traces?.onStatement,
  })
  const journal = await openRequestJournal(
    join(config.dataDir, 'requests.journal'),
    new Date(Date.now() - KEEP_SETTLED_MS),
    err => log.error({ err }, DISK_FAULT),
  )
  const identity = openIdentity({ db: connection.db, secret: config.authSecret, origin: config.origin })
  const people = { file: join(config.dataDir, 'people.json'), secret: config.secret }
  const preparation = prepareDatabase({
    connection,
    photos,
    people: config.seedPeople ? people : null,
    log,
    signal: stopping.signal,
  })
  await preparation.tried.catch(async error => {
    await journal.close()
    await connection.close()
    unlock()
    throw error
  })

  const mail = logUnwritableMail(await openMail(config), log)
  const limits = openLimits({
    pool: connection.pool,
    secret: config.secret,
    factor: config.limitFactor,
    onReached: limit => logSecurity(log, { event: 'limit', outcome: 'refused', limit }),
  })
  const shared = {
    db: connection.db,
    isPrepared: preparation.isDone,
    journal,
    photos,
    now: () => new Date(),
    secret: config.secret,
    origin: config.origin,
    identity,
    attachments,
    passports: config.passportKey === null ? null : openPassportSafe(config.passportKey),
    replyDomain: config.replyDomain,
    inboundSecret: config.inboundSecret ?? null,
    services: config.services,
    cards:
      config.stripe &&
      traceCards(
        (await import('#app/features/money/payment/open-stripe.server.ts')).openStripe(config.stripe),
        inSpan,
      ),
    dev: config.devPages ? { mailFolder: mailFolder(config.dataDir) } : null,
    requestId: '',
    reportFault: (err: unknown, about?: { planId: number }) => log.error({ err, ...about }, 'a fault'),
  }
  const stopReport = reportWaiting({ log, context: () => shared })
  const systemContext = (): Writing<RequestContext> => ({
    ...shared,
    actor: { kind: 'system' },
    allowance: unlimited,
    locale: 'en',
    wake: () => undefined,
  })
  async function seedDesk(): Promise<void> {
    if (!config.demonstration) return
    try {
      const plans = await seedDemonstration(systemContext())
      if (plans > 0) log.info({ plans }, 'the demonstration desk is seeded')
    } catch (error) {
      log.error({ err: error }, 'the demonstration desk cannot be seeded')
    }
  }
  async function warnWithoutAdmin(): Promise<void> {
    const warning = await missingAdminWarning(connection.db)
    if (warning) log.warn(warning)
  }
  preparation.done
    .then(warnWithoutAdmin)
    .catch(error => log.error({ err: error }, 'nobody knows whether there is an admin'))
  // Before the jobs start: they would send the emails that seeding queues and then removes.
  const prepared = preparation.done.then(seedDesk)
  const jobs = startJobs({
    log,
    mail,
    inSpan,
    prepared,
    context: systemContext,
    remindSeconds: config.remindSeconds,
  })
  const mailbox =
    config.imapUrl &&
    (await import('./jobs/imap-mailbox.ts')).pollMailbox(config.imapUrl, {
      log,
      prepared,
      take: async raw => {
        await receiveEmail(systemContext(), { raw })
        jobs.wake()
      },
    })

  const context = (locale: Locale, address: string): Writing<RequestContext> => ({
    ...shared,
    actor: { kind: 'visitor' },
    allowance: limits.allowanceOf(address),
    locale,
    wake: jobs.wake,
  })
  const rasters = await openRasters({
    folder: join(config.dataDir, 'rasters'),
    onDiskError: err => log.warn({ err }, 'a raster could not be kept on the disk'),
  })
  const shelf = makeAnswerCache()
  const pageReads = keepReads(connection.pool, () => contentVersion(connection.db))
  const hearing = preparation.done
    .then(async () => {
      const stopListening = await connection.listen(CONTENT_CHANNEL, () => {
        raiseContentVersion(connection.db)
        raiseContentVersion(pageReads.db)
        shelf.forgetBrief()
      })
      await pageReads.open()
      return stopListening
    })
    .catch(error => log.error({ err: error }, 'changes of the content are not heard'))
  const sync = openSync({
    connection,
    log,
    settings: syncSettings(config.syncOpenSchemas),
    electric: config.electric,
  })
  preparation.done.then(sync.start).catch(error => log.error({ err: error }, 'live rows cannot be served'))
  const getWaiting = () => getWaitingRequests(shared)
  const metrics = config.metricsToken
    ? (await import('./metrics/metrics.ts')).makeMetrics({
        token: config.metricsToken,
        getWaiting,
        countOutbox: () => countOutbox(connection.db),
        countShapes: sync.countShapes,
        isProcessTold: true,
      })
    : undefined
  const tellRoute = [metrics?.nameRoute, traces?.describeRequest].filter(each => each !== undefined)
  const pageCache = makePageCache({
    contentVersion: () => contentVersion(connection.db),
    onLookup: metrics?.countLookup,
    onGiven: pages.pageRoute && tellRoute.length > 0 ? givenPage(pages.pageRoute, tellRoute) : undefined,
  })
  const http = createHttp({
    ...pages,
    log,
    metrics,
    traces,
    context,
    trustedProxies: config.trustedProxies,
    rasters,
    shelf,
    pageCache,
    pageReads: pageReads.db,
    sync,
    isReady: async () => preparation.isDone() && (await answers(connection)),
    isStopping: () => stopping.signal.aborted,
    getWaiting,
    getStoreFault: lastFault,
  })
  const { port, close } = await listen({
    ...config,
    fetch: http.fetch,
    inFront: [
      shelf.inFrontOf,
      pageCache.inFrontOf,
      ...(pages.before ? [pages.before] : []),
      ...(metrics ? [metrics.inFront] : []),
      ...(traces ? [traces.inFront] : []),
    ],
  })
  const address = config.origin.replace(/:0$/, `:${port}`)
  process.stdout.write(`Ceiba is at ${address}\n`)
  if (config.demonstration) process.stdout.write(waysIn(address, people.file))

  async function stop(drainMs: number): Promise<void> {
    stopping.abort()
    stopReport()
    sync.release()
    const mailboxStopped = mailbox ? mailbox.stop(drainMs) : undefined
    await close(sleep(drainMs), { isBalanced: config.trustedProxies > 0 })
    await sync.stop()
    await (await hearing)?.()
    await mailboxStopped
    await jobs.stop()
    mail.close()
    await journal.close()
    await connection.close()
    unlock()
    await traces?.close()
  }
  return { port, stop }
}

/** How to log in as each person of a fresh installation. */
function waysIn(address: string, file: string): string {
  const ways = [
    ['As a traveller', '/account', 'traveller'],
    ['As a planner ', '/admin', 'planner'],
    ['As an admin  ', '/admin', 'admin'],
  ]
  return ways
    .map(([who, path, role]) => `${who}: ${address}${path} as ${role}@ceiba.example, password in ${file}\n`)
    .join('')
}

/** Stops on SIGTERM, after draining, and on SIGINT; a second signal stops at once. */
export function stopOnSignals(stop: (drainMs: number) => Promise<void>, drainSeconds: number): void {
  let asked = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      stop(signal === 'SIGTERM' ? drainSeconds * 1_000 : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
