import type { MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { nameErrors } from './any-error.ts'
import { limitBody } from './body-limit.ts'
import { readClearJson } from './clear-json.ts'
import { answerFailure } from './failure.ts'
import { RATE_LIMIT_HEADERS, showRateLimit } from './rate-limit.ts'

const BODY_BYTES = 256 * 1024
/** Uploads and emails have no time limit, because of slow connections, and their own size limit. */
const LARGE = ['/api/admin/photo', '/api/inbound/email']

/** Pages of any other site may call: there are no cookies that a browser would send with it (section 6). */
const callableAnywhere = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['authorization', 'content-type', 'idempotency-key'],
    ...['if-match', 'if-none-match', 'utm-ticket'],
  ],
  exposeHeaders: [...['etag', 'link', 'retry-after', 'x-any-error', 'x-request-id'], ...RATE_LIMIT_HEADERS],
  maxAge: 86_400,
})

/** The middleware of every call, in the order in which it runs. */
export function callMiddleware(answerWithinMs: number): MiddlewareHandler[] {
  const inTime = timeout(answerWithinMs, new HTTPException(504))
  const short = limitBody(BODY_BYTES, c => answerFailure(c, 413))
  return [
    nameErrors,
    showRateLimit,
    callableAnywhere,
    except(LARGE, inTime),
    except(LARGE, short),
    readClearJson,
  ]
}
