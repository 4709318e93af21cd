import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { AppError } from '#app/app-error.ts'
import { DeadlineError, withDeadline } from '#app/deadline.ts'
import { noteKeyUse } from '#app/features/account/api-key/api-key-commands.server.ts'
import { findProgram, isApiKey } from '#app/features/account/api-key/api-key-queries.server.ts'
import { type Area, mayEnter } from '#app/features/account/identity/identity-access.ts'
import { type Caller, findKeyOwner } from '#app/features/account/identity/identity-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { isOvertime, isUnreachable } from '#database/connect.ts'
import { scopeOf } from './api/contract.ts'
import { createWithUser } from './api/plan.ts'
import type { HttpEnvironment } from './http-environment.ts'

/** Calls that give out a new key must also work for callers whose old key has ended. */
const WAYS_IN = '/api/public/auth/'

function isBearer(authorization: string | undefined): authorization is string {
  return /^bearer(\s|$)/i.test(authorization ?? '')
}

const FIND_WITHIN_MS = 2_000

/** The owner of the caller's login key or API key; without a key, the context's actor. Null for an invalid key. */
export async function findCaller(
  context: RequestContext,
  authorization: string | undefined,
): Promise<Caller | null> {
  if (!isBearer(authorization)) return { actor: context.actor }
  const caller = isApiKey(authorization)
    ? await findProgram(context, authorization)
    : await findKeyOwner(context, authorization)
  if (!caller) context.logSecurityEvent?.({ event: 'key', outcome: 'refused' })
  return caller
}

/** A trip request is never lost: while the database is unreachable, its sender counts as a visitor. */
async function findSender(
  context: RequestContext,
  authorization: string | undefined,
): Promise<Caller | null> {
  try {
    return await withDeadline(findCaller(context, authorization), FIND_WITHIN_MS)
  } catch (error) {
    const isAway = error instanceof DeadlineError || isUnreachable(error) || isOvertime(error)
    if (!isAway) throw error
    return { actor: { kind: 'visitor' } }
  }
}

/**
 * Sets the request's actor from its bearer key alone; cookies are never read. A key that is forged, unsigned, ended
 * or expired is refused everywhere, and never counts as a visitor.
 */
export async function authenticate(c: Context<HttpEnvironment>, next: Next): Promise<void> {
  if (!c.req.path.startsWith(WAYS_IN)) {
    const context = c.get('context')
    const find = c.req.path === createWithUser.path ? findSender : findCaller
    const caller = await find(context, c.req.header('authorization'))
    if (!caller) throw new AppError('not_logged_in', 'This key is not, or no longer, good. Log in again.')
    const { actor } = caller
    const allowance = actor.kind === 'program' ? context.allowance.ofKey(actor.keyId) : context.allowance
    c.set('context', { ...context, ...caller, allowance })
    if (actor.kind === 'program') await noteKeyUse({ ...context, actor }, { id: actor.keyId })
  }
  await next()
}

/** Refuses a program what its key has no scope for; a call that names no scope is for people alone. */
export function withinScopes(calls: OpenAPIHono<HttpEnvironment>) {
  const scopes = new Map(
    calls.openAPIRegistry.definitions.flatMap(each =>
      each.type === 'route'
        ? [[`${each.route.method} ${each.route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, scopeOf(each.route)]]
        : [],
    ),
  )
  return async (c: Context<HttpEnvironment>, next: Next): Promise<void> => {
    const { actor } = c.get('context')
    if (actor.kind === 'program') {
      const [scope] = matchedRoutes(c).flatMap(({ method, path }) => {
        const found = scopes.get(`${method.toLowerCase()} ${path}`)
        return found === undefined ? [] : [found]
      })
      if (scope === null) throw new AppError('unauthorized', 'This call is for people: log in to make it.')
      if (scope !== undefined && !actor.scopes.includes(scope))
        throw new AppError('scope_missing', `This call needs an API key with the scope ${scope}.`)
    }
    await next()
  }
}

/** Refuses actors that may not use this area of the API. */
export function only(area: Area) {
  return async (c: Context<HttpEnvironment>, next: Next): Promise<void> => {
    const { actor } = c.get('context')
    if (actor.kind === 'visitor') throw new AppError('not_logged_in', 'Log in first.')
    if (!mayEnter(actor, area)) throw new AppError('unauthorized')
    await next()
  }
}
