import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { readSubset } from '#server/sync/filter/subset.ts'
import { compareOffsets, formatOffset, type Offset } from '#server/sync/offset.ts'
import { defineShape, hashDefinition, schemaHeader } from '#server/sync/shape-definition.ts'
import { type LogPart, type ShapeLog, upToDate } from '#server/sync/shape-log.ts'
import type { ShapeRegistry } from '#server/sync/shape-registry.ts'
import { readChunk } from '#server/sync/shape-store.ts'
import type { SyncSettings } from '#server/sync/sync-settings.ts'
import { cacheControl, isKnown, mustRefetch, nextCursor, type ShapeHeaders } from './shape-answer.ts'
import type { ShapeCall } from './shape-call.ts'
import { invalidParameters, ShapeRefusal } from './shape-refusal.ts'

interface Streamed {
  shape: ShapeLog
  from: Offset
  settings: SyncSettings
  signal: AbortSignal
  /** Whether held requests were released because the process is stopping. */
  isReleased: () => boolean
}

const encoder = new TextEncoder()

/** Sends changes as server-sent events, until the stream has been open long enough or the shape ends. */
function streamShape(
  { shape, from, settings, signal, isReleased }: Streamed,
  headers: ShapeHeaders,
): Response {
  const gone = new AbortController()
  const ends = AbortSignal.any([signal, gone.signal])

  async function* events(): AsyncGenerator<string> {
    const until = performance.now() + settings.streamMs
    let at = from
    while (!ends.aborted && !shape.isDead() && shape.remembers(at)) {
      const { texts, end, isUpToDate } = shape.partAfter(at)
      if (texts.length > 0) {
        const told = isUpToDate ? [...texts, upToDate(shape)] : texts
        yield told.map(text => `data: ${text}\n\n`).join('')
      }
      at = end
      const left = until - performance.now()
      if (left <= 0 || isReleased()) return
      if (!isUpToDate) continue
      const waited = await shape.wait(Math.min(left, settings.keepAliveMs), ends)
      if (waited === 'nothing' && performance.now() < until) yield ': keep-alive\n\n'
      if (waited === 'news' && shape.isDead()) return
    }
  }

  const running = events()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await running.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  })
}

const SNAPSHOT_BYTES = 32 * 1024 * 1024

export interface FollowParts {
  pool: pg.Pool
  registry: ShapeRegistry
  settings: SyncSettings
  /** Whether held requests were released because the process is stopping. */
  isReleased: () => boolean
}

/** An answer's content, before its headers are written. */
interface ShapePart {
  body: string
  end: Offset
  isUpToDate: boolean
  hasData: boolean
}

function toPart(shape: ShapeLog, { texts, end, isUpToDate }: LogPart): ShapePart {
  const all = isUpToDate ? [...texts, upToDate(shape)] : texts
  return { body: `[${all.join(',')}]`, end, isUpToDate, hasData: texts.length > 0 }
}

/** Answers requests for shapes from the change log. */
export function makeFollower({
  pool,
  registry,
  settings,
  isReleased,
}: FollowParts): (call: ShapeCall) => Promise<Response> {
  const chunks = new LRUCache<string, string>({
    maxSize: SNAPSHOT_BYTES,
    sizeCalculation: body => body.length + 100,
  })
  /** The last answer of each shape: a thousand clients waiting at one position share it. */
  const lastPart = new WeakMap<ShapeLog, { key: string; part: ShapePart }>()

  /** Sends a client to the beginning of the shape as it is defined now, which is created first so that it exists. */
  async function begin({ parameters, offerAgain, offer, common }: ShapeCall): Promise<Response> {
    try {
      const shape = await registry.current(await defineShape(await offerAgain(), parameters))
      return mustRefetch(shape.handle, offer, common)
    } catch (error) {
      if (!(error instanceof ShapeRefusal) || error.status !== 400) throw error
      return mustRefetch(null, offer, common)
    }
  }

  async function snapshotPart(shape: ShapeLog, number: number): Promise<ShapePart | null> {
    const key = `${shape.handle} ${number}`
    const body = chunks.get(key) ?? (await readChunk(pool, shape.handle, number))
    if (body === null) return null
    chunks.set(key, body)
    return { body, end: { tx: 0, op: number }, isUpToDate: false, hasData: true }
  }

  function partAfterOffset(shape: ShapeLog, offset: Offset): ShapePart {
    const key = `${formatOffset(offset)} ${shape.cursor()}`
    const last = lastPart.get(shape)
    if (last?.key === key) return last.part
    const part = toPart(shape, shape.partAfter(offset))
    lastPart.set(shape, { key, part })
    return part
  }

  function write(
    shape: ShapeLog,
    part: ShapePart,
    { parameters, offer, ifNoneMatch, common }: ShapeCall,
  ): Response {
    const { from, live, cursor, offsetText } = parameters
    const end = formatOffset(part.end)
    // A client that polls again from the same position must not be answered 304.
    const isOnce = !part.hasData && (live !== 'no' || from === 'now')
    const once = isOnce ? `:${Math.round(performance.timeOrigin * 1_000 + performance.now() * 1_000)}` : ''
    const etag = `"${shape.handle}:${offsetText}:${end}${once}"`
    const headers: ShapeHeaders = {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl(parameters, offer, settings.openSchemas.length > 0),
      etag,
      'electric-handle': shape.handle,
      'electric-offset': end,
      'electric-has-data': String(part.hasData),
    }
    if (live === 'no') headers['electric-schema'] = schemaHeader(shape.definition)
    else headers['electric-cursor'] = nextCursor(cursor, Date.now())
    if (part.isUpToDate) headers['electric-up-to-date'] = ''
    if (isKnown(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
    return new Response(part.body, { headers })
  }

  /** Another process may already have a position that this one has not reached, so wait for it a while. */
  async function reach(shape: ShapeLog, offset: Offset, signal: AbortSignal): Promise<void> {
    const isBeyond = () => offset.tx > 0 && compareOffsets(offset, { tx: shape.position(), op: 0 }) > 0
    if (!isBeyond()) return
    const until = performance.now() + settings.holdMs / 2
    while (isBeyond() && !shape.isDead() && performance.now() < until && !signal.aborted) {
      await registry.reader.catchUp()
      const leftMs = Math.max(0, until - performance.now())
      if (isBeyond()) await shape.wait(Math.min(settings.pollMs, leftMs), signal)
    }
    if (isBeyond() && !shape.isDead()) throw invalidParameters({ offset: ['out of bounds for this shape'] })
  }

  async function waitForPart(shape: ShapeLog, from: Offset, call: ShapeCall): Promise<ShapePart | null> {
    const { parameters, signal } = call
    if (from.tx === 0 && from.op < shape.chunks - 1) return snapshotPart(shape, from.op + 1)
    await reach(shape, from, signal)
    const isSomething = () => shape.isDead() || shape.partAfter(from).texts.length > 0
    if (parameters.live === 'poll' && !isSomething() && !isReleased())
      await shape.wait(settings.holdMs, signal)
    return shape.isDead() || !shape.remembers(from) ? null : partAfterOffset(shape, from)
  }

  return async call => {
    const { parameters, offer, common } = call
    const { from, handle } = parameters
    const definition = await defineShape(offer, parameters)
    const isNew = typeof from === 'string'
    const shape = isNew ? await registry.current(definition) : await registry.find(handle ?? '')
    if (!shape || shape.hash !== hashDefinition(definition)) return begin(call)
    if (parameters.subset) return readSubset(pool, shape, call)
    if (from === 'now')
      return write(shape, { ...toPart(shape, { texts: [], end: shape.end(), isUpToDate: true }) }, call)
    if (from !== 'start' && !shape.remembers(from) && !(from.tx === 0 && from.op < shape.chunks - 1)) {
      return begin(call)
    }
    if (parameters.live === 'sse' && from !== 'start') {
      await reach(shape, from, call.signal)
      const streamed = { shape, from, settings, signal: call.signal, isReleased }
      const headers = {
        ...common,
        'cache-control': cacheControl(parameters, offer, false),
        'electric-handle': shape.handle,
        'electric-offset': formatOffset(from),
        'electric-cursor': nextCursor(parameters.cursor, Date.now()),
      }
      return streamShape(streamed, headers)
    }
    const part = from === 'start' ? await snapshotPart(shape, 0) : await waitForPart(shape, from, call)
    if (part) return write(shape, part, call)
    await registry.end(shape)
    return begin(call)
  }
}
