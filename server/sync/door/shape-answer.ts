import type { ShapeParameters } from '#server/sync/filter/shape-parameters.ts'
import type { Offer } from '#server/sync/shape-definition.ts'
import type { ShapeRefusal } from './shape-refusal.ts'

const EXPOSED = [
  ...['electric-cursor', 'electric-handle', 'electric-has-data', 'electric-offset', 'electric-schema'],
  ...['electric-snapshot', 'electric-up-to-date', 'electric-internal-known-error', 'etag', 'retry-after'],
  ...['x-any-error', 'x-request-id'],
].join(', ')
const ALLOWED = 'authorization, content-type, if-none-match, idempotency-key'
const METHODS = 'GET, POST, HEAD, DELETE, OPTIONS'

/** Cursors count from here in steps of the long poll's length, so that all clients wait at the same address. */
const CURSOR_EPOCH_S = Date.UTC(2024, 9, 9) / 1_000
const CURSOR_STEP_S = 20
const CURSOR_JUMP_S = 3_600

export type ShapeHeaders = Record<string, string>

/** Headers of every answer; an answer may depend on the caller and their origin. */
export function commonHeaders(origin: string | undefined): ShapeHeaders {
  return {
    'access-control-allow-origin': origin ?? '*',
    'access-control-expose-headers': EXPOSED,
    'access-control-allow-methods': METHODS,
    vary: 'authorization, origin',
  }
}

/** The answer to a browser's preflight request. */
export function preflight(origin: string | undefined): Response {
  const headers = {
    ...commonHeaders(origin),
    'access-control-allow-headers': ALLOWED,
    'access-control-max-age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

/** Increases every twenty seconds, and always differs from the request's cursor. */
export function nextCursor(asked: string | undefined, nowMs: number): string {
  const seconds = nowMs / 1_000 - CURSOR_EPOCH_S
  const cursor = Math.ceil(seconds / CURSOR_STEP_S) * CURSOR_STEP_S
  const before = Number(asked)
  if (!asked || !Number.isSafeInteger(before) || cursor > before) return String(cursor)
  return String(before + 1 + Math.floor(Math.random() * CURSOR_JUMP_S))
}

/** A shared cache may store public answers; private ones only the caller's own browser. */
function cacheScope(cacheControl: string, { isPrivate }: Pick<Offer, 'isPrivate'>): string {
  if (!isPrivate) return cacheControl
  return cacheControl.replace('public', 'private').replace(/ s-maxage=\d+,/, '')
}

/** The `cache-control` of an answer. */
export function cacheControl(
  { from, live, subset }: Pick<ShapeParameters, 'from' | 'live' | 'subset'>,
  offer: Pick<Offer, 'isPrivate'>,
  isOpen: boolean,
): string {
  if (subset) return 'no-cache'
  if (live === 'sse') return cacheScope('public, max-age=59', offer)
  if (live === 'poll') return cacheScope('public, max-age=5, stale-while-revalidate=5', offer)
  if (from === 'start') {
    return cacheScope('public, max-age=604800, s-maxage=3600, stale-while-revalidate=2629746', offer)
  }
  if (isOpen) return cacheScope('public, max-age=1, stale-while-revalidate=3', offer)
  return cacheScope('public, max-age=60, stale-while-revalidate=300', offer)
}

/** Whether the client already has this answer. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '').replaceAll('"', '')
  return ifNoneMatch?.split(',').some(each => plain(each) === plain(etag)) ?? false
}

/** 409 must-refetch: start again, with the handle of the shape to start with, if there is one. */
export function mustRefetch(
  handle: string | null,
  offer: Pick<Offer, 'isPrivate'>,
  common: ShapeHeaders,
): Response {
  const headers: ShapeHeaders = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheScope(`public, max-age=${handle ? 60 : 1}, must-revalidate`, offer),
  }
  if (handle) headers['electric-handle'] = handle
  return new Response('[{"headers":{"control":"must-refetch"}}]', { status: 409, headers })
}

/** An answer that no cache stores: a refusal, or the state of the service. */
export function uncached(
  status: number,
  body: unknown,
  common: ShapeHeaders,
  more: ShapeHeaders = {},
): Response {
  const headers = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'surrogate-control': 'no-store',
    ...more,
  }
  return new Response(JSON.stringify(body), { status, headers })
}

export function refused({ status, body, retryAfter }: ShapeRefusal, common: ShapeHeaders): Response {
  return uncached(status, body, common, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
}
