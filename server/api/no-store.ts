import type { MiddlewareHandler } from 'hono'

/** What these calls answer is one person's, or changes with every call: it may lie in no cache. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}
