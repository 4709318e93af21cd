import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../http-environment.ts'

/**
 * The three headers that clients already read (drafts 3 to 6 of the IETF's RateLimit header fields), and the policy.
 */
export const RATE_LIMIT_HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'ratelimit-policy',
] as const

/** Adds the limit of the caller's address to the answers of a limited call. */
export const showRateLimit: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  await next()
  const status = c.get('context').allowance.limitStatus()
  if (!status) return
  const { limit, remaining, resetSeconds, windowSeconds } = status
  c.res.headers.set('ratelimit-limit', String(limit))
  c.res.headers.set('ratelimit-remaining', String(remaining))
  c.res.headers.set('ratelimit-reset', String(resetSeconds))
  c.res.headers.set('ratelimit-policy', `${limit};w=${windowSeconds}`)
}
