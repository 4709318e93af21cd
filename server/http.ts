import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { AppError } from '#app/app-error.ts'
import { splitLocale } from '#app/links.ts'
import { speaking } from '#app/locale.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isUnreachable } from '#database/connect.ts'
import { knowActor, only } from './actor.ts'
import type { AnswerShelf } from './answer-shelf.ts'
import { artRoutes } from './api/art.ts'
import { authRoutes } from './api/auth.ts'
import { brandRoutes } from './api/brand.ts'
import { feedbackRoutes } from './api/feedback.ts'
import { photoRoutes } from './api/photo.ts'
import { photoDelivery } from './api/photo-delivery.ts'
import { planRoutes } from './api/plan.ts'
import { staffRoutes } from './api/staff.ts'
import { clientAddress } from './client-address.ts'
import type { HttpEnvironment } from './http-environment.ts'
import type { Log } from './log.ts'
import { keepPages, type RenderPage } from './page-cache.ts'
import type { Rasters } from './raster/rasters.ts'

const API_BODY_BYTES = 256 * 1024

export interface HttpParts {
  log: Log
  /** Makes the context of one request. */
  context: (locale: 'en' | 'es', address: string) => RequestContext
  /** How many proxies of our own stand in front. */
  trustedProxies: number
  renderPage: (request: Request, context: RequestContext) => Promise<Response>
  rasters: Rasters
  /** Where pictures are put that never change. */
  shelf: AnswerShelf
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** Folder of the built browser files; none while developing. */
  clientFiles?: string | undefined
}

/** Seconds after which it is worth asking again when the database is away. */
const RETRY_AFTER = '5'

/** Pages are rendered in the language of their address, and kept. */
function pages({ renderPage, context }: HttpParts): RenderPage {
  return keepPages(async (request, address) => {
    const { locale } = splitLocale(new URL(request.url).pathname)
    const response = await speaking(locale, () => renderPage(request, context(locale, address)))
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER)
    return response
  })
}

/** Everything the process answers, in the order in which it is asked. */
export function createHttp(parts: HttpParts): Hono<HttpEnvironment> {
  const { log, isReady, clientFiles, shelf, rasters } = parts
  const http = new Hono<HttpEnvironment>()

  http.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('address', addressOf(c, parts.trustedProxies))
    c.set('context', parts.context('en', c.get('address')))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  http.use('/art/*', shelf.keep)
  http.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      crossOriginEmbedderPolicy: false,
      // What a route says of itself stands.
      overwrite: false,
      // Without a referrer a browser says that a form comes from nowhere, and the page's action refuses it.
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  )
  http.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const away = isUnreachable(error)
    if (away || (error instanceof AppError && error.status === 503)) c.header('retry-after', RETRY_AFTER)
    if (error instanceof AppError && error.retryAfter) c.header('retry-after', String(error.retryAfter))
    if (error instanceof AppError && error.status === 401) c.header('www-authenticate', 'Bearer')
    if (error instanceof AppError) return c.text(error.message, error.status as 400)
    if (away) return c.text('The database cannot be reached for the moment.', 503)
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return c.text(`Something broke on our side. Reference: ${c.get('requestId')}`, 500)
  })

  http.get('/healthz', c => c.text('alive'))
  http.get('/readyz', async c =>
    (await isReady()) ? c.text('ready') : c.text('the database cannot be reached', 503),
  )
  if (clientFiles) {
    http.use('/assets/*', keepForEver)
    http.use('/films/*', keepForEver)
    http.use('/films/:name{.+\\.vtt}', asCaptions)
    http.use('*', serveStatic({ root: clientFiles, precompressed: true }))
  }
  http.route('/', artRoutes(rasters))
  http.route('/', brandRoutes())
  http.route('/', photoDelivery(rasters))
  http.use('/api/*', knowActor)
  for (const area of ['private', 'admin', 'org'] as const) http.use(`/api/${area}/*`, only(area))
  http.route('/', photoRoutes(rasters))
  http.use('/api/*', bodyLimit({ maxSize: API_BODY_BYTES, onError: c => c.text('This is too long.', 413) }))
  http.route('/', authRoutes())
  http.route('/', planRoutes())
  http.route('/', feedbackRoutes())
  http.route('/', staffRoutes())
  http.all('/api/*', c => c.text('There is no such call.', 404))
  const render = pages(parts)
  http.all('*', c => render(c.req.raw, c.get('address')))
  return http
}

/** Asked without a socket, a request comes from nowhere. */
function addressOf(c: Context, proxies: number): string {
  const connection = c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
  return clientAddress(connection, c.req.header('x-forwarded-for'), proxies)
}

/** The names of built files and of films change with their content. */
async function keepForEver(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
}

/** The file server does not know captions by their name. */
async function asCaptions(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.ok) c.res.headers.set('content-type', 'text/vtt; charset=utf-8')
}
