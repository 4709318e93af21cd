import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '#app/app-error.ts'
import { isOvertime, isUnreachable } from '#database/connect.ts'
import { refusedRow } from '#database/refused-row.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Log } from '../log.ts'
import { problemOfRow } from './invalid-request.ts'

/** Seconds after which it is worth asking again when the database is away. */
export const RETRY_AFTER = '5'

/** How failures are called (specification, section 8), and those that it counts as unknown. */
const NAMES: Record<number, string> = {
  400: 'bad-request',
  401: 'not-logged-in',
  403: 'unauthorized',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'invalid-request',
  429: 'too-many-requests',
  500: 'server-error',
  503: 'client-not-connected',
  504: 'service-unreachable',
}

/** Every failed call says in `x-any-error` how its failure is called, and is kept by nobody. */
export const nameErrors: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status < 400) return
  if (!c.res.headers.has('x-any-error'))
    c.res.headers.set('x-any-error', NAMES[c.res.status] ?? 'unknown-error')
  c.res.headers.set('cache-control', 'no-store')
}

/** The status and words of a failure that is nobody's bug; null for one that is. */
function expected(error: unknown): { status: number; words: string } | null {
  if (error instanceof HTTPException) return { status: error.status, words: error.message }
  if (error instanceof AppError) return { status: error.status, words: error.message }
  if (isOvertime(error)) return { status: 504, words: 'This took too long. Please ask again.' }
  if (isUnreachable(error)) return { status: 503, words: 'The database cannot be reached for the moment.' }
  return null
}

/** The doors' way of saying why not: nothing of a cause is shown, and a bug is logged under a number. */
export function errorAnswers(log: Log) {
  return (error: Error, c: Context<HttpEnvironment>): Response => {
    const known = expected(error)
    if (known && known.status >= 503) c.header('retry-after', RETRY_AFTER)
    if (error instanceof AppError && error.retryAfter) c.header('retry-after', String(error.retryAfter))
    c.header('cache-control', 'no-store')
    if (known?.status === 401) c.header('www-authenticate', 'Bearer')
    if (known) return c.text(known.words, known.status as 400)
    const refused = c.req.path.startsWith('/api/') ? refusedRow(error) : null
    if (refused) return c.json(problemOfRow(refused), 422)
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return c.text(`Something broke on our side. Reference: ${c.get('requestId')}`, 500)
  }
}
