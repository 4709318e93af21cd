import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import {
  type ExportResult,
  ExportResultCode,
  parseKeyPairsIntoRecord,
  W3CTraceContextPropagator,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '#server/log.ts'
import type { RequestSpans, Traces } from './tracing.ts'

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

function makeRequestSpans({ tracer, active, origin, findParent }: RequestSpanParts): RequestSpans {
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

/** A statement as a trace shows it: by OpenTelemetry's database conventions, without values. */
interface DescribedStatement {
  name: string
  attributes: Record<string, string>
}

const LONGEST = 4_000
/** Literals. Parameters are separate; a literal comes from our own code, or from a live-rows filter. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?/g
/** The end of a literal with a backslash or dollar quotes cannot be found without parsing. */
const UNCLEAR = /\\|\$[a-z_]*\$/i

/** Describes a statement: a summary such as `select trip`, and its text without values. */
export function describeStatement(text: string): DescribedStatement {
  const words = UNCLEAR.test(text) ? '' : text.replaceAll(VALUES, '?').slice(0, LONGEST)
  const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_.]+)"?/i.exec(words) ?? []
  const name = [operation.toLowerCase(), table].filter(Boolean).join(' ')
  return {
    name,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation.toLowerCase(),
      'db.query.summary': name,
      ...(words && { 'db.query.text': words }),
    },
  }
}

/** Where spans are sent: OTLP over HTTP, as JSON. */
interface CollectorSettings {
  endpoint: string
  /** `name=value,name=value`, as in OTEL_EXPORTER_OTLP_HEADERS. */
  headers: string
  /** A getter, because the log itself adds trace ids to each line. */
  getLog: () => Pick<Log, 'warn' | 'info'>
}

/**
 * Opens the exporter to the collector. Spans that it does not accept are dropped: nothing waits for them. Logs once
 * when the collector starts refusing, and once when it accepts spans again.
 */
function openCollector({ endpoint, headers, getLog }: CollectorSettings): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  })
  let isFailing = false
  function note({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS
    if (fails && !isFailing)
      getLog().warn({ err: error }, 'the collector does not take traces; those are lost until it does')
    if (!fails && isFailing) getLog().info('the collector takes traces again')
    isFailing = fails
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        note(result)
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

export interface TraceSettings extends CollectorSettings {
  serviceName: string
  origin: string
  port: number
  /** How many of our own proxies are in front: only their `traceparent` is trusted. */
  trustedProxies: number
  /** How long spans are collected before they are sent. */
  gatherMs?: number
}

const GATHER_MS = 5_000
const CLOSE_WITHIN_MS = 2_000

const propagator = new W3CTraceContextPropagator()

function openProvider(settings: TraceSettings): TracerProvider {
  const { serviceName, port, gatherMs: scheduledDelayMillis = GATHER_MS } = settings
  const exporter = openCollector(settings)
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${port}`,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis })],
  })
}

function contextFrom(carrier: object): Context {
  return propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter)
}

function kindOfError(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  return typeof code === 'string' ? code : (name ?? 'error')
}

/** Records an error's kind only: its message is in the log, without what users typed. */
function endFailed(span: Span, error: unknown, attributes: Record<string, string> = {}): void {
  span.setAttributes({ 'error.type': kindOfError(error), ...attributes })
  span.setStatus({ code: SpanStatusCode.ERROR }).end()
}

/** Opens the export of spans to a collector. Loaded only if one is configured. */
export function openTraces(settings: TraceSettings): Traces {
  const provider = openProvider(settings)
  const tracer = provider.getTracer('ceiba')
  const active = new AsyncLocalStorage<Context>()
  const current = () => active.getStore() ?? ROOT_CONTEXT
  let closed: Promise<void> | undefined
  async function close(): Promise<void> {
    const sent = provider.shutdown().catch(() => undefined)
    await Promise.race([sent, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
  }
  const isBelieved = settings.trustedProxies > 0
  return {
    ...makeRequestSpans({
      tracer,
      active,
      origin: settings.origin,
      findParent: ({ headers }) => (isBelieved ? contextFrom(headers) : ROOT_CONTEXT),
    }),
    inSpan: async ({ name, kind, attributes = {}, continues }, run) => {
      const parent = continues ? contextFrom({ traceparent: continues }) : current()
      const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }
      const span = tracer.startSpan(name, options, parent)
      try {
        const answer = await active.run(trace.setSpan(parent, span), run)
        span.end()
        return answer
      } catch (error) {
        endFailed(span, error)
        throw error
      }
    },
    onStatement: text => {
      const parent = active.getStore()
      if (!parent) return undefined
      const { name, attributes } = describeStatement(text)
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
      return error => {
        if (error === undefined) span.end()
        else endFailed(span, error, { 'db.response.status_code': kindOfError(error) })
      }
    },
    logFields: () => {
      const span = trace.getSpanContext(current())
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
    },
    traceparent: () => {
      const carrier: { traceparent?: string } = {}
      propagator.inject(current(), carrier, defaultTextMapSetter)
      return carrier.traceparent ?? null
    },
    close: () => (closed ??= close()),
  }
}
