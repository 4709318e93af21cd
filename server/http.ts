import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { openPatience } from '#app/deadline.ts'
import { links, splitLocale } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { withCause } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { storedUserAgent } from '#app/text/device.ts'
import type { Locale } from '#database/values/locale.ts'
import { nameErrors } from '#server/api/any-error.ts'
import { limitBody } from '#server/api/body-limit.ts'
import { readClearJson } from '#server/api/clear-json.ts'
import { answerFailure } from '#server/api/failure.ts'
import { RATE_LIMIT_HEADERS, showRateLimit } from '#server/api/rate-limit.ts'
import { authenticate, only, withinScopes } from './actor.ts'
import { errorAnswers, RETRY_AFTER } from './api/any-error.ts'
import { artRoutes } from './api/art.ts'
import { brandRoutes } from './api/brand.ts'
import { callRoutes } from './api/calls.ts'
import { getDescription } from './api/describe-machine-calls.ts'
import { noSuchCall } from './api/no-such-call.ts'
import { photoDelivery } from './api/photo-delivery.ts'
import { asShapePath, LIVE_ROWS, shapeRoutes } from './api/shape.ts'
import { logUtmCall } from './api/utm.ts'
import type { AnswerCache } from './cache/answer-cache.ts'
import type { PageCache, RenderPage } from './cache/page-cache.ts'
import { clientAddress } from './client-address.ts'
import { type HealthParts, healthRoutes } from './health.ts'
import type { HttpEnvironment } from './http-environment.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { nameRoutes } from './metrics/name-routes.ts'
import { asPlainCall, redirectToPlainAddress } from './plain-address.ts'
import { previewPages } from './preview/preview-pages.ts'
import type { Rasters } from './raster/rasters.ts'
import { safeHeaders, uncachedErrors } from './safe-headers.ts'
import { openSecurityLog } from './security/security-log.ts'
import type { Sync } from './sync/sync.ts'
import type { Traces } from './traces/tracing.ts'

const BODY_BYTES = 256 * 1024
/** Uploads and emails have no time limit, because of slow connections, and their own size limit. */
const LARGE = ['/api/admin/photo', '/api/inbound/email']

/** Pages of any other site may call: there are no cookies that a browser would send with it (section 6). */
const callableAnywhere = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['authorization', 'content-type', 'idempotency-key'],
    ...['if-match', 'if-none-match', 'utm-ticket'],
  ],
  exposeHeaders: [...['etag', 'link', 'retry-after', 'x-any-error', 'x-request-id'], ...RATE_LIMIT_HEADERS],
  maxAge: 86_400,
})

/** The middleware of every call, in the order in which it runs. */
function callMiddleware(answerWithinMs: number): MiddlewareHandler[] {
  const inTime = timeout(answerWithinMs, new HTTPException(504))
  const short = limitBody(BODY_BYTES, c => answerFailure(c, 413))
  return [
    nameErrors,
    showRateLimit,
    callableAnywhere,
    except(LARGE, inTime),
    except(LARGE, short),
    readClearJson,
  ]
}

export interface HttpParts extends HealthParts {
  log: Log
  /** Makes the context of one request. */
  context: (locale: Locale, address: string) => RequestContext
  /** How many of our own proxies are in front. */
  trustedProxies: number
  renderPage: (request: Request, context: RequestContext) => Promise<Response>
  rasters: Rasters
  /** Cache of answers that never change, such as pictures. */
  answerCache: AnswerCache
  /** Cache of rendered pages. */
  pageCache: PageCache
  /** Live rows. */
  sync: Sync
  /** How long a call may take before it is answered 504. */
  answerWithinMs?: number
  /** Prometheus metrics, where a token for them is set. */
  metrics?: Metrics | undefined
  /** Traces, where a collector is named. */
  traces?: Traces | undefined
  /** Finds the route pattern of a page's address; absent in development. */
  pageRoute?: ((pathname: string) => string) | undefined
  /** Folder of the built browser files; absent in development. */
  clientFiles?: string | undefined
}

const ANSWER_WITHIN_MS = 20_000

type ContextOf = HttpParts['context']

/**
 * The context of a page. Several visitors may share one rendering, so its errors are logged and shown under a request id of
 * its own.
 */
function pageContext({ log }: HttpParts, context: ContextOf, url: string, address: string): RequestContext {
  const requestId = randomUUID()
  const reportFault = (error: unknown) => log.error({ err: error, requestId }, 'a page failed')
  return { ...context(splitLocale(new URL(url).pathname).locale, address), requestId, reportFault }
}

/** Renders pages in the language of their address, and caches them. */
function pages(parts: HttpParts, context: ContextOf): RenderPage {
  const { renderPage, pageCache, metrics, traces, pageRoute } = parts
  return pageCache.serve(async (request, address) => {
    const { pathname } = new URL(request.url)
    const ctx = pageContext(parts, context, request.url, address)
    const { locale, requestId } = ctx
    const render = () => withLocale(locale, () => renderPage(request, ctx))
    const response = await (traces
      ? traces.inSpan({ name: `render ${pageRoute?.(pathname) ?? 'page'}` }, render)
      : render())
    metrics?.countRender(response.status)
    if (response.status >= 500) response.headers.set('x-request-id', requestId)
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER)
    return response
  })
}

/** All routes and middleware, in the order in which they match. */
export function createHttp(parts: HttpParts): Hono<HttpEnvironment> {
  const { log, clientFiles, answerCache, rasters } = parts
  const http = new Hono<HttpEnvironment>()
  const logSecurityEventAt = openSecurityLog(log)
  const describeApi = async () => (await http.request(getDescription.path)).json()
  const countPaymentEvent = parts.metrics?.countPaymentEvent
  const contextOf: ContextOf = (locale, address) => ({
    ...parts.context(locale, address),
    ...{ describeApi, countPaymentEvent },
    patience: openPatience(),
  })

  // Different spellings of the live rows' address, and a slash at the end of any call's, lead to one route, behind the same guards.
  http.use(async (c, next) => {
    const address = asShapePath(c.req.url) ?? asPlainCall(c.req.url)
    if (address) return http.fetch(new Request(address, c.req.raw), c.env)
    await next()
  })
  const tell = [parts.metrics?.nameRoute, parts.traces?.describeRequest].filter(each => each !== undefined)
  if (tell.length > 0) http.use(nameRoutes(tell, parts.pageRoute))
  http.use(async (c, next) => {
    c.set('requestId', requestIdOf(c, parts.trustedProxies))
    c.set('address', addressOf(c, parts.trustedProxies))
    c.set('context', {
      ...contextOf('en', c.get('address')),
      userAgent: storedUserAgent(c.req.header('user-agent') ?? ''),
      logSecurityEvent: logSecurityEventAt(c.get('address')),
    })
    const cause = { requestId: c.get('requestId'), traceparent: parts.traces?.traceparent() ?? null }
    await withCause(cause, next)
    if (!c.res.headers.has('x-request-id')) c.res.headers.set('x-request-id', c.get('requestId'))
  })
  http.use('/art/*', answerCache.cacheImmutable)
  http.use('/api/*', except(LIVE_ROWS, answerCache.cacheBriefly))
  // Inside the answer cache, which stores answers with their headers.
  http.use(safeHeaders)
  // Live rows have one that may be kept: it sends a client back to the beginning.
  http.use('*', except(LIVE_ROWS, uncachedErrors))
  http.onError(errorAnswers(log))

  http.route('/', healthRoutes(parts))
  if (parts.metrics) http.route('/', metricsRoutes(parts.metrics))
  if (clientFiles) {
    http.use('/assets/*', cacheForever)
    http.use('/films/*', cacheForever)
    http.use('/films/:name{.+\\.vtt}', asCaptions)
    const files = listFiles(clientFiles)
    const send = serveStatic({ root: clientFiles, precompressed: true })
    const isCompressed = (path: string) => files.has(`${path}.br`)
    http.use('/assets/*', (c, next) => (isCompressed(c.req.path) ? varyByEncoding(c, next) : next()))
    http.use('*', (c, next) => (files.has(c.req.path) ? send(c, next) : next()))
  }
  http.route('/', artRoutes(rasters))
  http.route('/', brandRoutes())
  http.route('/', photoDelivery(rasters))
  // Registered one by one: composed into one, the first would not see the errors of the others.
  for (const middleware of callMiddleware(parts.answerWithinMs ?? ANSWER_WITHIN_MS))
    http.use('/api/*', except(LIVE_ROWS, middleware))
  // Live rows authenticate by themselves: a request that is held open is checked again.
  const calls = callRoutes(rasters)
  http.use('/api/*', except(LIVE_ROWS, authenticate))
  http.use('/api/*', except(LIVE_ROWS, withinScopes(calls)))
  http.use('/api/private/*', except(logUtmCall.getRoutingPath(), only('private')))
  for (const area of ['admin', 'org'] as const) http.use(`/api/${area}/*`, only(area))
  http.route('/', shapeRoutes(parts.sync))
  http.route('/', calls)
  http.on('GET', ['/api', '/api/'], c => c.redirect(links.apiDocs(), 302))
  http.all('/api/*', noSuchCall(http))
  http.use(redirectToPlainAddress)
  const contextOfPage = (c: Context<HttpEnvironment>) =>
    pageContext(parts, contextOf, c.req.url, c.get('address'))
  http.use(previewPages({ renderPage: parts.renderPage, contextOf: contextOfPage }))
  const render = pages(parts, contextOf)
  http.all('*', c => render(c.req.raw, c.get('address')))
  return http
}

/** The paths of all files in a folder, so that requests for other paths never reach the disk. */
function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  )
}

/** Tests have no socket, and so no address. */
function addressOf(c: Context, proxies: number): string {
  const connection = c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
  return clientAddress(connection, c.req.header('x-forwarded-for'), proxies)
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** The request id: our own proxy may set it, so that both logs share one id. */
function requestIdOf(c: Context, proxies: number): string {
  const given = proxies > 0 ? (c.req.header('x-request-id') ?? '') : ''
  return REQUEST_ID.test(given) ? given : randomUUID()
}

/** Built files and films have names that change with their content. */
async function cacheForever(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
}

/** Adds `Vary` to the uncompressed form of a file that also exists compressed: shared caches may store it for a year. */
async function varyByEncoding(c: Context, next: Next): Promise<void> {
  await next()
  if (!c.res.headers.has('vary')) c.res.headers.set('vary', 'Accept-Encoding')
}

/** The file server does not know the type of captions. */
async function asCaptions(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.ok) c.res.headers.set('content-type', 'text/vtt; charset=utf-8')
}
