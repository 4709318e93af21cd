import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { except } from 'hono/combine'
import { secureHeaders } from 'hono/secure-headers'
import { calls, splitLocale } from '#app/links.ts'
import { speaking } from '#app/locale.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { AnswerShelf } from './answer-shelf.ts'
import { errorAnswers } from './api/any-error.ts'
import { artRoutes } from './api/art.ts'
import { brandRoutes } from './api/brand.ts'
import { beforeCalls } from './api/call-middleware.ts'
import { callRoutes } from './api/calls.ts'
import { noSuchCall } from './api/no-such-call.ts'
import { photoDelivery } from './api/photo-delivery.ts'
import type { HttpEnvironment } from './http-environment.ts'
import type { Log } from './log.ts'
import { keepPages, type RenderPage } from './page-cache.ts'
import type { Rasters } from './raster/rasters.ts'

export interface HttpParts {
  log: Log
  /** Makes the context of one request. */
  context: (locale: 'en' | 'es') => RequestContext
  renderPage: (request: Request, context: RequestContext) => Promise<Response>
  rasters: Rasters
  /** Where pictures are put that never change. */
  shelf: AnswerShelf
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** How long a call may take before its caller is told that it takes too long. */
  answerWithinMs?: number
  /** Folder of the built browser files; none while developing. */
  clientFiles?: string | undefined
}

const ANSWER_WITHIN_MS = 20_000

/** Seconds after which it is worth asking again when the database is away. */
const RETRY_AFTER = '5'

const safeDocuments = secureHeaders({
  xFrameOptions: 'DENY',
  crossOriginEmbedderPolicy: false,
  // What a route says of itself stands.
  overwrite: false,
  // Without a referrer a browser says that a form comes from nowhere, and the page's action refuses it.
  referrerPolicy: 'strict-origin-when-cross-origin',
})

/** Pages are rendered in the language of their address, and kept. */
function pages({ renderPage }: HttpParts, context: (locale: 'en' | 'es') => RequestContext): RenderPage {
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
  const describeApi = async () => (await http.request(calls.description())).json()
  const contextOf = (locale: 'en' | 'es') => ({ ...parts.context(locale), describeApi })

  http.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('context', contextOf('en'))
    await next()
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
  http.use('/art/*', shelf.keep)
  http.use('/api/*', shelf.keepBriefly)
  http.use(except('/api/*', safeDocuments))
  http.onError(errorAnswers(log))

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
  http.use('/api/*', ...beforeCalls(parts.answerWithinMs ?? ANSWER_WITHIN_MS))
  http.route('/', callRoutes(rasters))
  http.all('/api/*', noSuchCall(http))
  const render = pages(parts, contextOf)
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
