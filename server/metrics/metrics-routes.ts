import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { HttpEnvironment } from '#server/http-environment.ts'
import type { Metrics } from './metrics.ts'

/** Where Prometheus reads; for those alone who know the token of the settings. */
export function metricsRoutes(metrics: Metrics) {
  const routes = new Hono<HttpEnvironment>()
  routes.get('/metrics', async c => {
    c.header('cache-control', 'no-store')
    if (!metrics.isAllowed(c.req.header('authorization'))) {
      c.header('www-authenticate', 'Bearer')
      return c.text('The metrics are for whoever knows METRICS_TOKEN.', 401)
    }
    const { text, contentType } = await metrics.describe()
    return c.body(text, 200, { 'content-type': contentType })
  })
  return routes
}

/** The pattern of the handler that came last: behind it stands nobody who answered. */
function patternOf(c: Context, pageRoute: (pathname: string) => string): string {
  const routes = matchedRoutes(c)
  const { routeIndex } = c.req
  const pattern = routes[routeIndex]?.path ?? '*'
  if (pattern !== '*' && pattern !== '/*') return pattern
  return routeIndex === routes.length - 1 ? pageRoute(c.req.path) : 'file'
}

/** Names each request's route once it is answered. */
export function nameRoutes(metrics: Metrics, pageRoute: (pathname: string) => string): MiddlewareHandler {
  return async (c, next) => {
    try {
      await next()
    } finally {
      const incoming = c.env && 'incoming' in c.env ? c.env.incoming : null
      if (incoming) metrics.nameRoute(incoming, patternOf(c, pageRoute))
    }
  }
}
