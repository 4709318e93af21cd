import type { Actor } from '#app/request-context.ts'
import { type Connection, isUnreachable } from '#database/connect.ts'
import type { Log } from '../log.ts'
import { makeFollower } from './follow-shape.ts'
import { makeOffers, makeOpenOffers } from './offers.ts'
import { type ElectricService, makePassThrough } from './pass-through.ts'
import { commonHeaders, refused, unkept } from './shape-answer.ts'
import type { ShapeCall } from './shape-call.ts'
import { defineShape } from './shape-definition.ts'
import { makeShapeKeeper } from './shape-keeper.ts'
import { readShapeParameters } from './shape-parameters.ts'
import { ShapeRefusal, tooBusy } from './shape-refusal.ts'
import { pruneChanges } from './shape-store.ts'
import { type SyncSettings, syncSettings } from './sync-settings.ts'

const TIDY_MS = 5_000
const AWAY_RETRY_S = 5

/** A request for live rows as it comes through the door. */
export interface SyncRequest {
  method: string
  query: URLSearchParams
  /** A POST's body, if it has one. */
  body?: Record<string, unknown> | undefined
  actor: Actor
  headers: { get: (name: string) => string | null }
  signal: AbortSignal
}

/** Live rows by the shape protocol. */
export interface Sync {
  answer: (request: SyncRequest) => Promise<Response>
  /** Begins to listen; before that there is nothing to answer from. */
  start: () => Promise<void>
  isStarted: () => boolean
  /** Whether its schemas are open to anybody, so that nobody is asked who they are. */
  isOpen: boolean
  /** Lets everybody go who waits. */
  stop: () => Promise<void>
}

interface SyncParts {
  connection: Connection
  log: Pick<Log, 'error' | 'warn'>
  settings?: SyncSettings
  /** A real service to pass requests to. */
  electric?: ElectricService | undefined
}

export function openSync({ connection, log, settings = syncSettings(), electric }: SyncParts): Sync {
  const { pool } = connection
  const keeper = makeShapeKeeper(pool, settings)
  const follow = makeFollower({ pool, keeper, settings })
  const isOpen = settings.openSchemas.length > 0
  const findOffer = isOpen ? makeOpenOffers(pool, settings.openSchemas) : makeOffers(pool)
  const passOn = electric && makePassThrough(electric)
  const timers: NodeJS.Timeout[] = []
  let stopListening: () => Promise<void> = async () => undefined
  let state: 'new' | 'started' | 'stopped' = 'new'

  /** Work that no request waits for: the next round makes up for one that failed. */
  function inBackground(work: () => Promise<unknown>): () => void {
    return () => {
      if (state !== 'started') return
      work().catch(error => {
        if (state === 'started' && !isUnreachable(error))
          log.error({ err: error }, 'the change log could not be read')
      })
    }
  }

  async function drop({ query, actor }: SyncRequest): Promise<Response> {
    const common = { 'cache-control': 'no-cache' }
    if (!isOpen) throw new ShapeRefusal(405, { message: 'DELETE not allowed' })
    const handle = query.get('handle')
    const wanted = new URLSearchParams(query)
    wanted.set('offset', '-1')
    const parameters = readShapeParameters(wanted)
    const definition = parameters.table
      ? await defineShape(await findOffer(parameters.table, actor), parameters)
      : null
    const byDefinition = definition && (await keeper.existing(definition))
    const shape = handle === null ? byDefinition : await keeper.find(handle)
    if (definition && handle !== null && shape && byDefinition?.hash !== shape.hash) {
      throw new ShapeRefusal(400, { message: 'The handle is of another shape' })
    }
    if (!shape) throw new ShapeRefusal(404, { message: 'There is no such shape' })
    await keeper.end(shape)
    return new Response(null, { status: 202, headers: common })
  }

  async function find(request: SyncRequest, common: Record<string, string>): Promise<Response> {
    if (state !== 'started') throw tooBusy(1)
    if (request.method === 'DELETE') return drop(request)
    const { query, body, actor, headers, signal } = request
    const parameters = readShapeParameters(query, body)
    const offerAgain = () => findOffer(parameters.table, actor)
    const offer = await findOffer(parameters.table, actor, parameters.live !== 'no')
    const ifNoneMatch = headers.get('if-none-match') ?? undefined
    const call: ShapeCall = { parameters, offer, offerAgain, ifNoneMatch, signal, common }
    return passOn ? passOn(query, call) : follow(call)
  }

  return {
    answer: async request => {
      const common = commonHeaders(request.headers.get('origin') ?? undefined)
      try {
        return await find(request, common)
      } catch (error) {
        if (error instanceof ShapeRefusal) return refused(error, common)
        if (isUnreachable(error)) return refused(tooBusy(AWAY_RETRY_S), common)
        log.error({ err: error }, 'a shape could not be told')
        return unkept(500, { error: 'Internal server error' }, common)
      }
    },
    start: async () => {
      if (state !== 'new') return
      state = 'started'
      timers.push(
        setInterval(
          inBackground(() => pruneChanges(pool, settings.rememberSeconds)),
          settings.pruneMs,
        ),
      )
      if (passOn) return
      stopListening = await connection.listen('ceiba_change', inBackground(keeper.reader.catchUp))
      timers.push(setInterval(inBackground(keeper.reader.catchUp), settings.pollMs))
      timers.push(setInterval(inBackground(keeper.tidy), Math.min(TIDY_MS, settings.pollMs * 2)))
    },
    isStarted: () => state === 'started',
    isOpen,
    stop: async () => {
      state = 'stopped'
      for (const timer of timers) clearInterval(timer)
      for (const shape of keeper.all()) shape.wake()
      await stopListening()
    },
  }
}
