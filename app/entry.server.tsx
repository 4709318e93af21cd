import { createHash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { mediaSources } from '#database/values/media-hosts.ts'
import { API_HOST_SCRIPT } from './api-host.ts'
import { AppError } from './app-error.ts'
import type { ServiceConfig } from './features/visit/analytics/service-config.ts'
import { serviceSources } from './features/visit/services/service-sources.ts'
import { requestContext } from './request-context.ts'
import { RequestId } from './request-id.ts'

const apiHostHash = createHash('sha256').update(API_HOST_SCRIPT).digest('base64')

/**
 * Only our own files run, only the inline scripts that React wrote itself in this rendering, and what the operator
 * configured of other companies.
 */
function contentSecurityPolicy(nonce: string, services: ServiceConfig | null): string {
  const also = (directive: Parameters<typeof serviceSources>[1]) =>
    serviceSources(services, directive)
      .map(source => ` ${source}`)
      .join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${apiHostHash}'${also('script-src')}`,
    `connect-src 'self'${also('connect-src')}`,
    `font-src 'self'${also('font-src')}`,
    `style-src 'self'${also('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    // Elsewhere only what a reader may ask to be shown; nothing is fetched before (features/media).
    `img-src 'self' data: ${mediaSources.images.join(' ')}${also('img-src')}`,
    `frame-src 'self' ${mediaSources.frames.join(' ')}${also('frame-src')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Renders the whole page before answering, because it is kept in the page cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { services, requestId } = provider.get(requestContext)
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RequestId value={requestId}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </RequestId>,
      {
        nonce,
        // What waits for its script is written in its place all the same, for readers without any.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) headers.set('content-security-policy', contentSecurityPolicy(nonce, services))
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** Refusals are answers, not faults; anything else is logged with its cause. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error instanceof AppError || isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(requestContext).reportFault(error)
}
