import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { findPageInstead } from '#app/features/catalogue/country/country-queries.server.ts'
import { links, splitLocale } from '#app/links.ts'
import { type RequestContext, requestContext } from '#app/request-context.ts'
import { isOvertime, isUnreachable, refusesText } from '#database/connect.ts'

/** Turns refusals into responses with a status; everything else is thrown on. */
function toResponse(error: unknown): unknown {
  if (error instanceof AppError) return data({ code: error.code }, { status: error.status })
  if (refusesText(error)) return data({ code: 'not_found' }, { status: 404 })
  if (isUnreachable(error) || isOvertime(error)) return data({ code: 'unavailable' }, { status: 503 })
  return error
}

/** A redirect to what there is instead of the page of a country that has none of its own; null if there is nothing. */
async function toPageInstead(ctx: RequestContext, { params, request }: PageArgs): Promise<Response | null> {
  if (request === undefined || params === undefined || !('country' in params)) return null
  const { path } = splitLocale(new URL(request.url).pathname)
  const [, tag = '', below = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
  const to = await findPageInstead(ctx, tag, below)
  return to === null ? null : redirect(links.authored(to))
}

type PageArgs = Pick<LoaderFunctionArgs, 'context'> &
  Partial<Pick<LoaderFunctionArgs, 'request'>> & { params?: object }

/** Wraps a page's loader or action: it receives the request's context and may throw an AppError. */
export function pageDoor<Args extends PageArgs, Result>(
  run: (ctx: RequestContext, args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async args => {
    const ctx = args.context.get(requestContext)
    try {
      return await run(ctx, args)
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'not_found'
      throw (isMissing && (await toPageInstead(ctx, args).catch(toResponse))) || toResponse(error)
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
