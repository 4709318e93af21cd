import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PaymentEventOutcome } from '#app/features/money/payment/payment-provider.ts'
import type { WaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { PageLookup } from '#server/cache/page-cache.ts'
import type { InFront } from '#server/start/in-front.ts'
import type { OnAnswered } from './name-routes.ts'
import type { OutboxCounts } from './outbox-counts.ts'

/** The process's metrics. No label's value comes from a visitor, so their number is bounded. */
export interface Metrics {
  /** Times every request at the socket. */
  inFront: InFront
  /** Labels a request with its route pattern. */
  nameRoute: OnAnswered
  countLookup: (how: PageLookup) => void
  countRender: (status: number) => void
  countPaymentEvent: (outcome: PaymentEventOutcome) => void
  /** Whether a request may read the metrics. */
  isAllowed: (authorization: string | undefined) => boolean
  /** The metrics in Prometheus' text format. */
  describe: () => Promise<{ text: string; contentType: string }>
}

export interface MetricsParts {
  /** The bearer token for reading the metrics. */
  token: string
  getWaiting: () => Promise<WaitingRequests>
  /** Null while the database is away. */
  countOutbox: () => Promise<OutboxCounts | null>
  countShapes: () => number
  /** How many requests for private live rows are held open. */
  countHeld: () => number
  /** Whether memory, processor time and event-loop delay are included. */
  isProcessTold: boolean
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Route label of answers that the answer cache served, in front of the router. */
const CACHED = 'cached answer'

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Gauges that are read on each scrape; those that cannot be read are left out. */
function watchState(
  registry: Registry,
  { getWaiting, countOutbox, countShapes, countHeld }: MetricsParts,
): () => Promise<void> {
  function gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [registry] })
  }
  const journal = gauge('ceiba_journal_waiting', 'Accepted requests that wait to be stored in the database.')
  const toSort = gauge('ceiba_requests_to_sort', 'Accepted requests for the office to sort out.')
  const refused = gauge('ceiba_journal_disk_fault', '1 while requests are refused: the disk takes nothing.')
  const waiting = gauge('ceiba_outbox_waiting', 'Emails that wait to be sent.')
  const failed = gauge('ceiba_outbox_failed', 'Emails that were given up.')
  const shapes = gauge('ceiba_shapes_followed', 'Shapes of live rows in memory.')
  const held = gauge('ceiba_live_requests_held', 'Requests for private live rows that are held open.')
  const database = gauge('ceiba_database_up', '1 while the database answers.')
  return async () => {
    const [requests, outbox] = await Promise.all([getWaiting(), countOutbox()])
    journal.set(requests.toStore)
    toSort.set(requests.toSort ?? Number.NaN)
    refused.set(requests.diskFault ? 1 : 0)
    waiting.set(outbox?.waiting ?? Number.NaN)
    failed.set(outbox?.failed ?? Number.NaN)
    shapes.set(countShapes())
    held.set(countHeld())
    database.set(outbox ? 1 : 0)
  }
}

/** Creates the metrics. They cost a few microseconds per request, so none of this is loaded without a token. */
export function makeMetrics(parts: MetricsParts): Metrics {
  const registry = new Registry()
  if (parts.isProcessTold) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const lookups = new Counter({
    name: 'ceiba_page_cache_lookups_total',
    help: 'Pages asked of the page cache, by how they were found.',
    labelNames: ['found'],
    registers: [registry],
  })
  const renders = new Counter({
    name: 'ceiba_page_renders_total',
    help: 'Pages rendered, by status.',
    labelNames: ['status'],
    registers: [registry],
  })
  const readState = watchState(registry, parts)
  const paymentEvents = new Counter({
    name: 'ceiba_payment_events_total',
    help: 'Events of the payment provider, by what became of them; those of other shops are ignored.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const routes = new WeakMap<IncomingMessage, string>()
  const expected = hash(`Bearer ${parts.token}`)
  return {
    inFront: listener => (request, response) => {
      const begun = performance.now()
      response.once('close', () => {
        const { method = '' } = request
        const route = routes.get(request) ?? CACHED
        const labels = { method: METHODS.has(method) ? method : 'other', route, status: response.statusCode }
        requests.observe(labels, (performance.now() - begun) / 1_000)
      })
      listener(request, response)
    },
    nameRoute: (request, { route }) => void routes.set(request, route),
    countLookup: found => lookups.inc({ found }),
    countRender: status => renders.inc({ status }),
    countPaymentEvent: outcome => paymentEvents.inc({ outcome }),
    isAllowed: authorization => timingSafeEqual(hash(authorization ?? ''), expected),
    describe: async () => {
      await readState()
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
  }
}
