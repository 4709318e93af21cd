import { Hono } from 'hono'
import type { HttpEnvironment } from '#server/http-environment.ts'
import type { Metrics } from './metrics.ts'

/** The route that Prometheus scrapes, behind METRICS_TOKEN. */
export function metricsRoutes(metrics: Metrics) {
  const routes = new Hono<HttpEnvironment>()
  routes.get('/metrics', async c => {
    c.header('cache-control', 'no-store')
    if (!metrics.isAllowed(c.req.header('authorization'))) {
      c.header('www-authenticate', 'Bearer')
      return c.text('Send METRICS_TOKEN as a bearer token.', 401)
    }
    const { text, contentType } = await metrics.describe()
    return c.body(text, 200, { 'content-type': contentType })
  })
  return routes
}
