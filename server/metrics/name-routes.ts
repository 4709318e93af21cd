import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnvironment } from '#server/http-environment.ts'

/** A request as the metrics and traces see it once it is answered. */
export interface Answered {
  /** A route pattern: no part of it comes from a visitor. */
  route: string
  /** The value of its `x-request-id`. */
  requestId: string
}

export type OnAnswered = (request: IncomingMessage, answered: Answered) => void

/** The pattern of the last handler that ran, which is the one that answered. */
function patternOf(c: Context, pageRoute: (pathname: string) => string): string {
  const routes = matchedRoutes(c)
  const { routeIndex } = c.req
  const pattern = routes[routeIndex]?.path ?? '*'
  if (pattern !== '*' && pattern !== '/*') return pattern
  return routeIndex === routes.length - 1 ? pageRoute(c.req.path) : 'file'
}

/** Tells the metrics and the traces each request's route once it is answered. */
export function nameRoutes(
  tell: readonly OnAnswered[],
  pageRoute: (pathname: string) => string = () => 'page',
): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    try {
      await next()
    } finally {
      const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
      const requestId = c.res.headers.get('x-request-id') ?? c.get('requestId')
      if (incoming) for (const each of tell) each(incoming, { route: patternOf(c, pageRoute), requestId })
    }
  }
}

/** Tells them of a page that was served in front of the router. */
export function givenPage(
  pageRoute: (pathname: string) => string,
  tell: readonly OnAnswered[],
): (request: IncomingMessage, requestId: string) => void {
  return (request, requestId) => {
    const [path = '/'] = (request.url ?? '').split('?')
    const route = pageRoute(path)
    for (const each of tell) each(request, { route, requestId })
  }
}
