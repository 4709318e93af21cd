import { Hono, type MiddlewareHandler } from 'hono'
import type { Actor } from '#app/request-context.ts'
import { commonHeaders, preflight, uncached } from '#server/sync/door/shape-answer.ts'
import { ShapeRefusal } from '#server/sync/door/shape-refusal.ts'
import { findCaller } from '../actor.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Sync } from '../sync/sync.ts'
import { logRefusal, nameErrors } from './any-error.ts'
import { limitBody } from './body-limit.ts'
import { followShape } from './describe-machine-calls.ts'

/** The synced-data endpoint (specification, section 7): Electric's shape protocol. */
const SHAPE = followShape.path
const HEALTH = '/api/public/electric/v1/health'
/** The shape protocol has its own headers, failures and limits. */
export const LIVE_ROWS = '/api/public/electric/*'
const BODY_BYTES = 8 * 1024 * 1024
const ENDLESS_SLASHES = /[/\\]+/g

function decoded(path: string): string {
  let text = path
  // Twice: a doubly encoded address must not reach another route.
  for (let times = 0; times < 2 && text.includes('%'); times++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}

/**
 * The canonical address for another spelling of the live-rows endpoint: doubled or trailing slashes, encoded letters,
 * capitals. Returns null for the canonical spelling and for every other address.
 */
export function asShapePath(address: string): string | null {
  const start = address.indexOf('/', address.indexOf('://') + 3)
  const end = address.search(/[?#]/)
  const path = address.slice(start, end < 0 ? undefined : end)
  if (path === SHAPE || path === HEALTH || path.length > 300) return null
  const plain = decoded(path).replace(ENDLESS_SLASHES, '/').replace(/\/$/, '').toLowerCase()
  if (plain !== SHAPE && plain !== HEALTH) return null
  return address.slice(0, start) + plain + (end < 0 ? '' : address.slice(end))
}

/** The body of a POST: a subset, either as the whole body or under `subset`. */
async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text()
  if (text === '') return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    throw new ShapeRefusal(400, { error: 'Invalid JSON in request body', details: (error as Error).message })
  }
  const given = isObject(body) && isObject(body.subset) ? body.subset : body
  if (!isObject(given)) throw new ShapeRefusal(400, { error: 'Request body must be a JSON object' })
  return given
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Adds `x-any-error` to failures; 409 is not one: it sends a client back to the beginning, and may be cached. */
const nameFailures: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status !== 409) await nameErrors(c, async () => undefined)
}

export function shapeRoutes(sync: Sync) {
  const api = new Hono<HttpEnvironment>()
  api.use(LIVE_ROWS, nameFailures)

  api.get(HEALTH, c => {
    const [status, word] = sync.isStarted() ? ([200, 'active'] as const) : ([202, 'starting'] as const)
    return c.json({ status: word }, status, { 'cache-control': 'no-cache, no-store, must-revalidate' })
  })

  const tooLarge = limitBody(BODY_BYTES, c =>
    uncached(413, { error: 'Request body too large' }, commonHeaders(c.req.header('origin'))),
  )

  api.on(['GET', 'POST', 'DELETE', 'OPTIONS'], SHAPE, tooLarge, async c => {
    const { method } = c.req
    const origin = c.req.header('origin')
    if (method === 'OPTIONS') return preflight(origin)
    const { searchParams: query } = new URL(c.req.url)
    const { headers, signal } = c.req.raw
    const context = c.get('context')
    let caller: Actor | null = null
    const findActor = async () => {
      const found = await findCaller(context, headers.get('authorization') ?? undefined)
      caller = found?.actor ?? null
      return caller
    }
    try {
      const body = method === 'POST' ? await readBody(c.req.raw) : undefined
      const answer = await sync.answer({ method, query, body, findActor, headers, signal })
      if (method === 'POST' && answer.ok) answer.headers.set('cache-control', 'no-cache')
      return answer
    } catch (error) {
      if (!(error instanceof ShapeRefusal)) throw error
      if (error.status === 403 && caller) logRefusal({ ...context, actor: caller })
      return uncached(error.status, error.body, commonHeaders(origin))
    }
  })

  api.all(SHAPE, c => {
    const headers = { ...commonHeaders(c.req.header('origin')), allow: 'GET, HEAD, POST, DELETE, OPTIONS' }
    return uncached(405, { message: 'Method not allowed' }, headers)
  })
  return api
}
