import { allOf, readFilter, readOrder } from '#server/sync/filter/filter-grammar.ts'
import { quoteName } from '#server/sync/filter/identifiers.ts'
import { defineShape, readOf, scopeOf } from '#server/sync/shape-definition.ts'
import type { ShapeHeaders } from './shape-answer.ts'
import type { ShapeCall } from './shape-call.ts'
import { tooBusy } from './shape-refusal.ts'

/** A real Electric service that answers for this process, and its secret. */
export interface ElectricService {
  url: string
  secret: string | undefined
}

/** Parameters that come from the caller; the table, its columns and its filter are ours. */
const THEIRS = /^(offset|handle|live|live_sse|experimental_live_sse|cursor|expired_handle|cache-buster)$/
const HEADERS = /^(electric-.*|etag|content-type|retry-after)$/

async function addSubset(to: URLSearchParams, { parameters, offer }: ShapeCall): Promise<void> {
  const { subset } = parameters
  if (!subset) return
  const scope = scopeOf(offer, subset.params)
  const { where, orderBy, limit, offset } = subset
  const text = where === undefined ? 'true' : await readOf('subset__where', () => readFilter(where, scope))
  to.set('subset__where', text)
  if (orderBy !== undefined)
    to.set('subset__order_by', await readOf('subset__order_by', () => readOrder(orderBy, scope)))
  if (limit !== undefined) to.set('subset__limit', String(limit))
  if (offset !== undefined) to.set('subset__offset', String(offset))
}

async function addressAt(
  { url, secret }: ElectricService,
  query: URLSearchParams,
  call: ShapeCall,
): Promise<URL> {
  const { table, columns, filter, replica, log } = await defineShape(
    call.offer,
    call.parameters,
    // The service has a filter grammar of its own, without CASE.
    allOf,
  )
  const address = new URL('/v1/shape', url)
  const to = address.searchParams
  for (const [name, value] of query) if (THEIRS.test(name)) to.set(name, value)
  to.set('table', `${quoteName(table.schema)}.${quoteName(table.name)}`)
  to.set('columns', columns.map(quoteName).join(','))
  if (filter !== null) to.set('where', filter)
  to.set('replica', replica)
  to.set('log', log)
  if (secret !== undefined) to.set('secret', secret)
  await addSubset(to, call)
  return address
}

/** The cache headers are decided here, whatever the service says. */
function cachingOf(upstream: Headers, isPrivate: boolean): string {
  const said = upstream.get('cache-control') ?? 'no-store'
  return isPrivate ? said.replace('public', 'private').replace(/ ?s-maxage=\d+,?/, '') : said
}

/** The same events; an interrupted stream ends without an error, and the client asks again. */
function endQuietly(events: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = events.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { value } = await reader.read().catch(() => ({ value: undefined }))
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: reason => reader.cancel(reason),
  })
}

/** Asks the real service for what the caller may see, and streams its answer until `released`. */
export function makePassThrough(service: ElectricService, released: AbortSignal) {
  return async (query: URLSearchParams, call: ShapeCall): Promise<Response> => {
    const address = await addressAt(service, query, call)
    const conditions: ShapeHeaders =
      call.ifNoneMatch === undefined ? {} : { 'if-none-match': call.ifNoneMatch }
    const signal = AbortSignal.any([call.signal, released])
    const upstream = await fetch(address, { signal, headers: conditions }).catch(() => {
      throw tooBusy(released.aborted ? 1 : 5)
    })
    const headers = new Headers(call.common)
    for (const [name, value] of upstream.headers) if (HEADERS.test(name)) headers.set(name, value)
    headers.set('cache-control', cachingOf(upstream.headers, call.offer.isPrivate))
    if (upstream.status >= 500) throw tooBusy(5)
    const { body: told } = upstream
    const body = told && call.parameters.live === 'sse' ? endQuietly(told) : told
    return new Response(body, { status: upstream.status, headers })
  }
}
