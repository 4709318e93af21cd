import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { RequestSpans } from './tracing.ts'

interface RequestSpanParts {
  tracer: Tracer
  active: AsyncLocalStorage<Context>
  /** The site's public origin: a request's own headers cannot be trusted for it. */
  origin: string
  /** The trace that a request belongs to; none if the header is not trusted. */
  findParent: (request: IncomingMessage) => Context
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Paths that machines request every few seconds. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
/** Route of answers that the answer cache served, in front of the router. */
const CACHED = 'cached answer'

type Attributes = Record<string, string | number>

/** OpenTelemetry's HTTP attributes, without path and query, which may contain a key or what a user typed. */
function describeOrigin(origin: string): Attributes {
  const { protocol, hostname, port } = new URL(origin)
  const scheme = protocol.slice(0, -1)
  return {
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port) || (scheme === 'https' ? 443 : 80),
  }
}

function describeMethod(method: string): Attributes {
  if (METHODS.has(method)) return { 'http.request.method': method }
  return { 'http.request.method': '_OTHER', 'http.request.method_original': method }
}

function nameOf({ method = '' }: IncomingMessage, route: string): string {
  return `${METHODS.has(method) ? method : 'HTTP'} ${route}`
}

/** A request whose client went away before the answer has no status. */
function endAnswered(span: Span, { headersSent, statusCode }: ServerResponse): void {
  if (headersSent) span.setAttribute('http.response.status_code', statusCode)
  if (headersSent && statusCode >= 500) {
    span.setAttribute('error.type', String(statusCode))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

export function makeRequestSpans({ tracer, active, origin, findParent }: RequestSpanParts): RequestSpans {
  const spans = new WeakMap<IncomingMessage, Span>()
  const here = describeOrigin(origin)
  return {
    inFront: listener => (request, response) => {
      if (PROBES.has(request.url ?? '')) return listener(request, response)
      const parent = findParent(request)
      const attributes = {
        ...here,
        ...describeMethod(request.method ?? ''),
        'network.protocol.version': request.httpVersion,
      }
      const span = tracer.startSpan(nameOf(request, CACHED), { kind: SpanKind.SERVER, attributes }, parent)
      spans.set(request, span)
      response.once('close', () => endAnswered(span, response))
      active.run(trace.setSpan(parent, span), () => listener(request, response))
    },
    describeRequest: (request, { route, requestId }) => {
      const span = spans.get(request)
      span?.updateName(nameOf(request, route))
      span?.setAttribute('http.response.header.x-request-id', [requestId])
      if (route.startsWith('/')) span?.setAttribute('http.route', route)
    },
  }
}
