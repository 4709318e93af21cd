import type { Actor } from '#app/request-context.ts'
import { type Connection, isUnreachable } from '#database/connect.ts'
import type { Log } from '../log.ts'
import { makeFollower } from './door/follow-shape.ts'
import { guardStream, makeHeldAccess } from './door/held-access.ts'
import { type ElectricService, makePassThrough } from './door/pass-through.ts'
import { commonHeaders, refused, uncached } from './door/shape-answer.ts'
import type { ShapeCall } from './door/shape-call.ts'
import { ShapeRefusal, tooBusy } from './door/shape-refusal.ts'
import { readShapeParameters } from './filter/shape-parameters.ts'
import { makeOffers, makeOpenOffers } from './offers.ts'
import { defineShape } from './shape-definition.ts'
import { makeShapeRegistry } from './shape-registry.ts'
import { pruneChanges } from './shape-store.ts'
import { type SyncSettings, syncSettings } from './sync-settings.ts'

const TIDY_MS = 5_000
const AWAY_RETRY_S = 5

/** A request for live rows. */
export interface SyncRequest {
  method: string
  query: URLSearchParams
  /** A POST's body, if it has one. */
  body?: Record<string, unknown> | undefined
  /** The actor that the caller's key belongs to now; a visitor without a key. Returns null for an invalid key. */
  findActor: () => Promise<Actor | null>
  headers: { get: (name: string) => string | null }
  signal: AbortSignal
}

/** Live rows by the shape protocol. */
export interface Sync {
  answer: (request: SyncRequest) => Promise<Response>
  /** Starts listening; before that every request is answered 503. */
  start: () => Promise<void>
  isStarted: () => boolean
  /** Releases waiting requests and holds no more; requests that need not wait are still answered. */
  release: () => void
  /** How many shapes this process follows. */
  countShapes: () => number
  /** How many requests for private rows this process holds open. */
  countHeld: () => number
  stop: () => Promise<void>
}

interface SyncParts {
  connection: Connection
  log: Pick<Log, 'error' | 'warn'>
  settings?: SyncSettings
  /** A real Electric service to pass requests to. */
  electric?: ElectricService | undefined
}

export function openSync({ connection, log, settings = syncSettings(), electric }: SyncParts): Sync {
  const { pool } = connection
  const registry = makeShapeRegistry(pool, settings)
  const releasing = new AbortController()
  const follow = makeFollower({ pool, registry, settings, isReleased: () => releasing.signal.aborted })
  const isOpen = settings.openSchemas.length > 0
  const findOffer = isOpen ? makeOpenOffers(pool, settings.openSchemas) : makeOffers(pool)
  const passOn = electric && makePassThrough(electric, releasing.signal)
  const timers: NodeJS.Timeout[] = []
  const access = makeHeldAccess()
  const stopListening: (() => Promise<void>)[] = []
  let state: 'new' | 'started' | 'stopped' = 'new'

  /** Runs background work; the next round makes up for one that failed. */
  function inBackground(work: (notice: string) => Promise<unknown>): (notice?: string) => void {
    return (notice = '') => {
      if (state !== 'started') return
      work(notice).catch(error => {
        if (state === 'started' && !isUnreachable(error))
          log.error({ err: error }, 'live rows could not be followed')
      })
    }
  }

  /** Open schemas are public: callers are not authenticated. */
  async function callerOf({ findActor }: SyncRequest): Promise<Actor> {
    if (isOpen) return { kind: 'visitor' }
    const actor = await findActor()
    if (!actor) throw new ShapeRefusal(401, { message: 'This key is not, or no longer, good. Log in again.' })
    return actor
  }

  async function drop({ query }: SyncRequest, actor: Actor): Promise<Response> {
    const common = { 'cache-control': 'no-cache' }
    if (!isOpen) throw new ShapeRefusal(405, { message: 'DELETE not allowed' })
    const handle = query.get('handle')
    const wanted = new URLSearchParams(query)
    wanted.set('offset', '-1')
    const parameters = readShapeParameters(wanted)
    const definition = parameters.table
      ? await defineShape(await findOffer(parameters, actor), parameters)
      : null
    const byDefinition = definition && (await registry.existing(definition))
    const shape = handle === null ? byDefinition : await registry.find(handle)
    if (definition && handle !== null && shape && byDefinition?.hash !== shape.hash) {
      throw new ShapeRefusal(400, { message: 'The handle is of another shape' })
    }
    if (!shape) throw new ShapeRefusal(404, { message: 'There is no such shape' })
    await registry.end(shape)
    return new Response(null, { status: 202, headers: common })
  }

  async function find(request: SyncRequest, common: Record<string, string>): Promise<Response> {
    if (state !== 'started') throw tooBusy(1)
    const since = access.begin()
    const actor = await callerOf(request)
    if (request.method === 'DELETE') return drop(request, actor)
    const { query, body, headers, signal } = request
    const parameters = readShapeParameters(query, body)
    if (parameters.live !== 'no' && releasing.signal.aborted) throw tooBusy(1)
    const offerAgain = () => findOffer(parameters, actor)
    const offer = await findOffer(parameters, actor, parameters.live !== 'no')
    const ifNoneMatch = headers.get('if-none-match') ?? undefined
    const call: ShapeCall = { parameters, offer, offerAgain, ifNoneMatch, signal, common }
    const serve = (served: ShapeCall) => (passOn ? passOn(query, served) : follow(served))
    if (!offer.isPrivate || parameters.live === 'no') return serve(call)
    const answer = await serveHeld(call, { ...request, actor, since }, serve)
    return answer ?? find(request, common)
  }

  /** Serves a request that may be held. Returns null if the caller's access changed meanwhile. */
  async function serveHeld(
    call: ShapeCall,
    request: SyncRequest & { actor: Actor; since: number },
    serve: (call: ShapeCall) => Promise<Response>,
  ): Promise<Response | null> {
    const held = access.hold(request)
    let isStreamed = false
    try {
      const answer = await serve({ ...call, signal: held.signal }).catch(error => {
        if (held.signal.aborted) return null
        throw error
      })
      if (!answer || !(await held.isStill())) return null
      isStreamed = call.parameters.live === 'sse' && answer.ok && answer.body !== null
      return isStreamed && answer.body ? new Response(guardStream(answer.body, held), answer) : answer
    } finally {
      if (!isStreamed) held.release()
    }
  }

  function release(): void {
    releasing.abort()
    for (const shape of registry.all()) shape.wake()
  }

  return {
    answer: async request => {
      const common = commonHeaders(request.headers.get('origin') ?? undefined)
      try {
        return await find(request, common)
      } catch (error) {
        if (error instanceof ShapeRefusal) return refused(error, common)
        if (isUnreachable(error)) {
          log.warn({ err: error }, 'a shape was refused: the database cannot be reached')
          return refused(tooBusy(AWAY_RETRY_S), common)
        }
        log.error({ err: error }, 'a shape could not be told')
        return uncached(500, { error: 'Internal server error' }, common)
      }
    },
    start: async () => {
      if (state !== 'new') return
      state = 'started'
      stopListening.push(await connection.listen('ceiba_access', inBackground(access.recheck)))
      timers.push(
        setInterval(
          inBackground(() => pruneChanges(pool, settings.rememberSeconds)),
          settings.pruneMs,
        ),
      )
      if (passOn) return
      stopListening.push(await connection.listen('ceiba_change', inBackground(registry.reader.catchUp)))
      timers.push(setInterval(inBackground(registry.reader.catchUp), settings.pollMs))
      timers.push(setInterval(inBackground(registry.tidy), Math.min(TIDY_MS, settings.pollMs * 2)))
    },
    isStarted: () => state === 'started',
    release,
    countShapes: () => registry.all().length,
    countHeld: access.count,
    stop: async () => {
      state = 'stopped'
      for (const timer of timers) clearInterval(timer)
      release()
      await Promise.all(stopListening.map(stopOne => stopOne()))
    },
  }
}
