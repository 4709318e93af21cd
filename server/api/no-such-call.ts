import type { Context, Handler, Hono } from 'hono'
import type { HttpEnvironment } from '../http-environment.ts'
import { answerFailure } from './failure.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The allowed methods of a path; middleware matches every method and does not count. */
function methodsOf(http: Hono<HttpEnvironment>, path: string): string[] {
  const known = METHODS.filter(method =>
    http.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
  return known.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Answers what no call has matched: 405 if the path exists for another method, otherwise 404. */
export function noSuchCall(http: Hono<HttpEnvironment>): Handler<HttpEnvironment> {
  return (c: Context<HttpEnvironment>) => {
    const allowed = methodsOf(http, c.req.path)
    if (allowed.length === 0) return answerFailure(c, 404, { message: 'There is no such call.' })
    const message = `This call is made with ${allowed.join(' or ')}.`
    return answerFailure(c, 405, { message, headers: { allow: allowed.join(', ') } })
  }
}
