import { randomUUID } from 'node:crypto'
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
import type { AnswerShelf } from './answer-shelf.ts'
import { artRoutes } from './api/art.ts'
import { brandRoutes } from './api/brand.ts'
import { feedbackRoutes } from './api/feedback.ts'
import { photoRoutes } from './api/photo.ts'
import { photoDelivery } from './api/photo-delivery.ts'
import { planRoutes } from './api/plan.ts'
import { asShapePath, shapeRoutes } from './api/shape.ts'
import { staffRoutes } from './api/staff.ts'
import type { HttpEnvironment } from './http-environment.ts'
import type { Log } from './log.ts'
import { keepPages, type RenderPage } from './page-cache.ts'
import type { Rasters } from './raster/rasters.ts'
import type { Sync } from './sync/sync.ts'

const API_BODY_BYTES = 256 * 1024

export interface HttpParts {
  log: Log
  /** Makes the context of one request. */
  context: (locale: 'en' | 'es') => RequestContext
  renderPage: (request: Request, context: RequestContext) => Promise<Response>
  rasters: Rasters
  /** Where pictures are put that never change. */
  shelf: AnswerShelf
  /** Live rows. */
  sync: Sync
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** Folder of the built browser files; none while developing. */
  clientFiles?: string | undefined
}

/** Seconds after which it is worth asking again when the database is away. */
const RETRY_AFTER = '5'

/** Pages are rendered in the language of their address, and kept. */
function pages({ renderPage, context }: HttpParts): RenderPage {
  return keepPages(async request => {
    const { locale } = splitLocale(new URL(request.url).pathname)
    const response = await speaking(locale, () => renderPage(request, context(locale)))
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER)
    return response
  })
}

/** Everything the process answers, in the order in which it is asked. */
export function createHttp(parts: HttpParts): Hono<HttpEnvironment> {
  const { log, isReady, clientFiles, shelf, rasters } = parts
  const http = new Hono<HttpEnvironment>()

  // Whatever way its address is written, live rows have one door, and everybody passes the same guards to it.
  http.use(async (c, next) => {
    const address = asShapePath(c.req.url)
    if (address) return http.fetch(new Request(address, c.req.raw), c.env)
    await next()
  })
  http.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('context', parts.context('en'))
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
  http.route('/', photoRoutes(rasters))
  http.route('/', shapeRoutes(parts.sync))
  http.use('/api/*', bodyLimit({ maxSize: API_BODY_BYTES, onError: c => c.text('This is too long.', 413) }))
  http.route('/', planRoutes())
  http.route('/', feedbackRoutes())
  http.route('/', staffRoutes())
  http.all('/api/*', c => c.text('There is no such call.', 404))
  const render = pages(parts)
  http.all('*', c => render(c.req.raw))
  return http
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
