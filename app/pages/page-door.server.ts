import { data, type LoaderFunctionArgs } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { type RequestContext, requestContext } from '#app/request-context.ts'
import { isOvertime, isUnreachable, refusesText } from '#database/connect.ts'

/** Turns refusals into responses with a status; everything else is thrown on. */
function toResponse(error: unknown): unknown {
  if (error instanceof AppError) return data({ code: error.code }, { status: error.status })
  if (refusesText(error)) return data({ code: 'not_found' }, { status: 404 })
  if (isUnreachable(error) || isOvertime(error)) return data({ code: 'unavailable' }, { status: 503 })
  return error
}

/** Wraps a page's loader or action: it receives the request's context and may throw an AppError. */
export function pageDoor<Args extends Pick<LoaderFunctionArgs, 'context'>, Result>(
  run: (ctx: RequestContext, args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async args => {
    try {
      return await run(args.context.get(requestContext), args)
    } catch (error) {
      throw toResponse(error)
    }
  }
}

/** For an answer to one person, from a page that is otherwise cached. */
export const NO_STORE = { headers: { 'cache-control': 'no-store' } } as const

/** The status of a page that shows a posted form again: invalid input, or over the rate limit. */
export function unsent({ retryAfterSeconds }: { retryAfterSeconds?: number }): ResponseInit {
  if (retryAfterSeconds === undefined) return { status: 422, ...NO_STORE }
  return { status: 429, headers: { ...NO_STORE.headers, 'retry-after': String(retryAfterSeconds) } }
}
