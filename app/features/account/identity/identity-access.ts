import { AppError } from '#app/app-error.ts'
import type { Actor } from '#app/request-context.ts'

type Action = 'ask for an account' | 'log in' | 'log out' | 'read about oneself'

const everybody = ['visitor', 'traveller', 'planner', 'partner', 'admin'] as const

const allowed: Record<Action, readonly Actor['kind'][]> = {
  'ask for an account': everybody,
  'log in': everybody,
  'log out': everybody,
  'read about oneself': ['traveller', 'planner', 'partner', 'admin'],
}

/** What each kind of actor may do with accounts. */
export function may(actor: Actor, action: Action): boolean {
  return allowed[action].includes(actor.kind)
}

/** Restricted areas of the API (product: paths of the calls). */
export type Area = 'private' | 'admin' | 'org'

const inside: Record<Area, readonly Actor['kind'][]> = {
  private: ['traveller', 'planner', 'partner', 'admin'],
  admin: ['planner', 'admin'],
  org: ['partner', 'admin', 'program'],
}

/** Whether an actor may use an area of the API at all; each call checks its own permissions as well. */
export function mayEnter(actor: Actor, area: Area): boolean {
  return inside[area].includes(actor.kind)
}

/** For what admins alone read. @throws AppError not_logged_in; unauthorized for anyone but admins. */
export function requireAdmin({ actor }: { actor: Actor }): void {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  allowAdmins({ actor })
}

/** The rule of commands that admins alone give. @throws AppError unauthorized. */
export function allowAdmins({ actor }: { actor: Actor }): void {
  if (actor.kind !== 'admin') throw new AppError('unauthorized')
}

/** ID of the caller's account. @throws AppError not_logged_in. */
export function userIdOf(actor: Actor): number {
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  return actor.userId
}
