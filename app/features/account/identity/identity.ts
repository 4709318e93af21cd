import type { Actor } from '#app/request-context.ts'

/** What of a person's row says who they are to us. */
export interface PersonRole {
  id: number
  role: 'traveller' | 'planner' | 'partner' | 'admin'
  affiliateId: number | null
  /** Of the staff, while they work here. */
  planner: { fkey: string; countries: readonly string[] } | null
}

/** The actor of a person; former staff are travellers. */
export function actorOf({ id: userId, role, affiliateId, planner }: PersonRole): Actor {
  if (role === 'admin') return { kind: 'admin', userId }
  if (role === 'planner' && planner) return { kind: 'planner', userId, ...planner }
  if (role === 'partner' && affiliateId !== null) return { kind: 'partner', userId, affiliateId }
  return { kind: 'traveller', userId }
}

/** What somebody is called: people by their first name, a partner's and the operator's own account by the whole of it. */
export function calledBy({ name, role }: { name: string; role: PersonRole['role'] }): string {
  const isPerson = role === 'traveller' || role === 'planner'
  return isPerson ? name.split(' ', 1).join() : name
}

const DAY_SECONDS = 24 * 60 * 60
/** A key is good for thirty days after it was last used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** However often it is used, it is good for so long after the log-in. */
export const LONGEST_SESSION_SECONDS = 180 * DAY_SECONDS

/** When a session ends if it is not used again. */
export function endOfSession({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST_SESSION_SECONDS * 1_000))
}

/** How long an account that was asked for waits for its address to be proved. */
export const SIGNUP_MS = 24 * 60 * 60 * 1_000
/** How long an email lets somebody choose another password. */
export const RESET_SECONDS = 60 * 60
/** Characters; NIST SP 800-63B-4 asks for eight at least and takes any, we ask for ten. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 200
