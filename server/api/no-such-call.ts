import type { Context, Handler, Hono } from 'hono'
import type { HttpEnvironment } from '../http-environment.ts'
import { answerFailure } from './failure.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods that a path can be called with; middleware stands under every method and does not count. */
function methodsOf(http: Hono<HttpEnvironment>, path: string): string[] {
  const known = METHODS.filter(method =>
    http.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
  return known.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** What is left when no call has answered: a path that is there but not for this method, or none. */
export function noSuchCall(http: Hono<HttpEnvironment>): Handler<HttpEnvironment> {
  return (c: Context<HttpEnvironment>) => {
    const allowed = methodsOf(http, c.req.path)
    if (allowed.length === 0) return answerFailure(c, 404, { message: 'There is no such call.' })
    const message = `This call is made with ${allowed.join(' or ')}.`
    return answerFailure(c, 405, { message, headers: { allow: allowed.join(', ') } })
  }
}
