import type { Actor } from '#app/request-context.ts'

/** The columns that determine a person's role. */
export interface PersonRole {
  id: number
  role: 'traveller' | 'planner' | 'partner' | 'admin'
  affiliateId: number | null
  /** Staff profile; null for former staff. */
  planner: { fkey: string; countries: readonly string[] } | null
}

/** The actor for a person; former staff are travellers. */
export function actorOf({ id: userId, role, affiliateId, planner }: PersonRole): Actor {
  if (role === 'admin') return { kind: 'admin', userId }
  if (role === 'planner' && planner) return { kind: 'planner', userId, ...planner }
  if (role === 'partner' && affiliateId !== null) return { kind: 'partner', userId, affiliateId }
  return { kind: 'traveller', userId }
}

/**
 * Form of address: first name for travellers and planners, the full name for partners and the operator's own account.
 */
export function calledBy({ name, role }: { name: string; role: PersonRole['role'] }): string {
  const isPerson = role === 'traveller' || role === 'planner'
  return isPerson ? name.split(' ', 1).join() : name
}

const DAY_SECONDS = 24 * 60 * 60
/** A session expires thirty days after its last use. */
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** Maximum lifetime of a session, however often it is used. */
export const LONGEST_SESSION_SECONDS = 180 * DAY_SECONDS

/** When a session expires if it is not used again. */
export function endOfSession({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST_SESSION_SECONDS * 1_000))
}

/** How long an unconfirmed sign-up is kept. */
export const SIGNUP_MS = 24 * 60 * 60 * 1_000
/** Validity of a password reset token. */
export const RESET_SECONDS = 60 * 60
/** Length in characters; NIST SP 800-63B-4 requires at least eight and any characters, we require ten. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 200

/** Pages for logged-in people; those for logging in are not among them. */
const PAGE =
  /^(?:\/es)?\/(?:account(?!\/(?:login|signup|validate-email|password-reset))|admin|org|book|user)(?:\/[\w-]+)*\/?(?:\?[\w=&%.,+-]*)?(?:#[\w-]+)?$/

const LONGEST = 300

/** Whether a log-in may end on this page: a private one of this site, in either language. */
export function isNextPage(page: string): boolean {
  return page.length <= LONGEST && PAGE.test(page)
}
