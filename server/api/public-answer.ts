import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { etag } from 'hono/etag'

/** Answers that are the same for everybody: caches keep them for a minute and ask whether they have changed. */
async function sayHowLong(...[c, next]: Parameters<MiddlewareHandler>): Promise<void> {
  await next()
  c.res.headers.set(
    'cache-control',
    c.res.ok ? 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400' : 'no-store',
  )
}

export const publicAnswer: MiddlewareHandler = every(etag(), sayHowLong)
