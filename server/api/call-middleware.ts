import type { MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { nameErrors } from './any-error.ts'
import { limitBody } from './body-limit.ts'
import { answerFailure } from './failure.ts'
import { RATE_LIMIT_HEADERS, showRateLimit } from './rate-limit.ts'

const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** Whether an object of a JSON text has a name twice: readers would differ on which of the two counts. */
export function hasRepeatedName(json: string): boolean {
  const open: (Set<unknown> | null)[] = []
  let name: unknown
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ':') name = JSON.parse(token)
    else if (open.at(-1)?.has(name)) return true
    else open.at(-1)?.add(name)
  }
  return false
}

/** Parses JSON that can be read in one way. @throws SyntaxError, TypeError for bytes that are no UTF-8. */
function parseClear(bytes: ArrayBuffer, type: string) {
  if (OTHER_CHARSET.test(type)) throw new SyntaxError('JSON is UTF-8')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const value = JSON.parse(text)
  if (hasRepeatedName(text)) throw new SyntaxError('a name stands twice')
  return value
}

/** Lets calls that read JSON refuse, as a body that does not parse, what can be read in more than one way. */
export const readClearJson: MiddlewareHandler = async (c, next) => {
  c.req.json = async () => parseClear(await c.req.arrayBuffer(), c.req.header('content-type') ?? '')
  await next()
}

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
