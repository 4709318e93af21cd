import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '#app/app-error.ts'
import { DeadlineError } from '#app/deadline.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isOvertime, isUnreachable } from '#database/connect.ts'
import { StoreFault } from '#database/files/byte-store.ts'
import { refusedRow } from '#database/refused-row.ts'
import type { HttpEnvironment } from '../http-environment.ts'
import type { Log } from '../log.ts'
import { failureOf } from './error-codes.ts'
import { answerFailure } from './failure.ts'
import { answerInvalid, problemOfRow } from './invalid-request.ts'

/** Seconds after which a client should retry while the database is unreachable. */
export const RETRY_AFTER = '5'

const STORE_AWAY = 'Photographs and files cannot be stored or read at the moment. Try again shortly.'

/** Every failed call names its failure in `x-any-error` (specification, section 8), and no cache keeps it. */
export const nameErrors: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status < 400) return
  if (!c.res.headers.has('x-any-error'))
    c.res.headers.set('x-any-error', failureOf(c.res.status).code.replaceAll('_', '-'))
  c.res.headers.set('cache-control', 'no-store')
}

/** The status of an expected failure, with its own sentence if it has one. Returns null for a bug. */
function expected(error: unknown): { status: number; refusal?: string; message?: string | undefined } | null {
  if (error instanceof AppError) {
    const { status, code: refusal, message } = error
    return { status, refusal, message: message === refusal ? undefined : message }
  }
  if (error instanceof HTTPException) return { status: error.status }
  if (error instanceof StoreFault) return { status: 503, message: STORE_AWAY }
  if (error instanceof DeadlineError) return { status: 503 }
  if (isOvertime(error)) return { status: 504 }
  if (isUnreachable(error)) return { status: 503 }
  return null
}

/** Logs a refusal, except that of a visitor. */
export function logRefusal({ actor, logSecurityEvent }: RequestContext): void {
  if ('userId' in actor)
    logSecurityEvent?.({ event: 'authorization', outcome: 'refused', personId: actor.userId })
}

/** Turns errors into answers: nothing of a cause is shown, and a bug is logged under the request id. */
export function errorAnswers(log: Log) {
  return (error: Error, c: Context<HttpEnvironment>): Response => {
    const isCall = c.req.path.startsWith('/api/')
    const known = expected(error)
    if (known && known.status >= 503) c.header('retry-after', RETRY_AFTER)
    if (error instanceof AppError && error.retryAfter) c.header('retry-after', String(error.retryAfter))
    c.header('cache-control', 'no-store')
    c.header('x-request-id', c.get('requestId'))
    if (known?.status === 401) c.header('www-authenticate', 'Bearer')
    const refused = isCall && !known ? refusedRow(error) : null
    if (refused) return answerInvalid(c, problemOfRow(refused))
    const entry = { err: error, requestId: c.get('requestId') }
    if (!known) log.error(entry, 'a request failed')
    else if (error instanceof StoreFault) log.error(entry, 'a request was refused: the bucket fails it')
    else if (isUnreachable(error)) log.warn(entry, 'a request was refused: the database cannot be reached')
    const status = known?.status ?? 500
    if (status === 403 && known?.refusal !== 'session_not_fresh') logRefusal(c.get('context'))
    if (isCall) return answerFailure(c, status, { refusal: known?.refusal, message: known?.message })
    const message = known?.message ?? failureOf(status).message
    return c.text(known ? message : `${message} request_id: ${c.get('requestId')}`, status as 400)
  }
}
