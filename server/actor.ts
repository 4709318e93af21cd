import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { AppError } from '#app/app-error.ts'
import { DeadlineError, patienceOf, withDeadline } from '#app/deadline.ts'
import { noteKeyUse } from '#app/features/account/api-key/api-key-commands.server.ts'
import { findProgram, isApiKey } from '#app/features/account/api-key/api-key-queries.server.ts'
import { type Area, mayEnter } from '#app/features/account/identity/identity-access.ts'
import { type Caller, findKeyOwner } from '#app/features/account/identity/identity-queries.server.ts'
import type { Actor, RequestContext } from '#app/request-context.ts'
import { isOvertime, isUnreachable } from '#database/connect.ts'
import { scopeOf } from './api/contract.ts'
import { createAlone, createWithUser } from './api/plan.ts'
import type { HttpEnvironment } from './http-environment.ts'

/** Calls that give out a new key must also work for callers whose old key has ended. */
const WAYS_IN = '/api/public/auth/'

function isBearer(authorization: string | undefined): authorization is string {
  return /^bearer(\s|$)/i.test(authorization ?? '')
}

/** How long a sender waits for their key's owner, and for the note of its use. */
const FIND_WITHIN_MS = 750
const NOTE_WITHIN_MS = 250

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

/** Whether the database is away or slow. */
function isAway(error: unknown): boolean {
  return error instanceof DeadlineError || isUnreachable(error) || isOvertime(error)
}

/** A trip request is never lost: while the database is away or slow, its sender counts as a visitor. */
async function findSender(
  context: RequestContext,
  authorization: string | undefined,
): Promise<Caller | null> {
  try {
    return await patienceOf(context).await(findCaller(context, authorization), FIND_WITHIN_MS)
  } catch (error) {
    if (!isAway(error)) throw error
    return { actor: { kind: 'visitor' } }
  }
}

/** How the caller is found where a sender waits for it. @throws DeadlineError */
const senders: Record<string, typeof findCaller> = {
  [createWithUser.path]: findSender,
  [createAlone.path]: (context, authorization) =>
    patienceOf(context).await(findCaller(context, authorization), FIND_WITHIN_MS),
}

/** A call does not wait long for the note that its key was used. */
async function noteUse(context: RequestContext, actor: Extract<Actor, { kind: 'program' }>): Promise<void> {
  try {
    await withDeadline(noteKeyUse({ ...context, actor }, { id: actor.keyId }), NOTE_WITHIN_MS)
  } catch (error) {
    if (!isAway(error)) throw error
  }
}

/**
 * Sets the request's actor from its bearer key alone; cookies are never read. A key that is forged, unsigned, ended
 * or expired is refused everywhere, and never counts as a visitor.
 */
export async function authenticate(c: Context<HttpEnvironment>, next: Next): Promise<void> {
  if (!c.req.path.startsWith(WAYS_IN)) {
    const context = c.get('context')
    const find = senders[c.req.path] ?? findCaller
    const caller = await find(context, c.req.header('authorization'))
    if (!caller) throw new AppError('not_logged_in', 'This key is not, or no longer, good. Log in again.')
    const { actor } = caller
    const allowance = actor.kind === 'program' ? context.allowance.ofKey(actor.keyId) : context.allowance
    c.set('context', { ...context, ...caller, allowance })
    if (actor.kind === 'program') await noteUse(context, actor)
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
