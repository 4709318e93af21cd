import type { MiddlewareHandler } from 'hono'

/** Marks answers as not cacheable: they are about one person, or change with every call. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cache-control', 'no-store')
}
