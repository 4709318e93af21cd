import type { LimitedCall } from '#app/allowance.ts'

/** Security events. Alerts depend on these names: add one, never rename one. */
type SecurityEventName =
  | 'log_in'
  | 'log_out'
  | 'sign_up_asked'
  | 'sign_up'
  | 'session_ended'
  /** A person confirmed their identity: their session has a new key. */
  | 'session_renewed'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'role_changed'
  | 'api_key_made'
  | 'api_key_withdrawn'
  /** A logged-in caller was refused something without permission. */
  | 'authorization'
  /** A forged, ended or expired key was sent. */
  | 'key'
  | 'limit'

/** The event that a command logs, whatever it returns. */
export interface SecurityAction {
  event: SecurityEventName
  method?: 'password' | 'link' | 'passkey'
}

/** A line of the security log. People are named by their number only: no address, no name, no key. */
export interface SecurityEvent extends SecurityAction {
  /** `failure` if it was tried without success, `refused` if it was not tried. */
  outcome: 'success' | 'failure' | 'refused'
  reason?: string
  /** The person who did it, if known. */
  personId?: number
  /** The person it was done to, if another. */
  aboutId?: number
  limit?: LimitedCall
}

export type LogSecurityEvent = (event: SecurityEvent) => void

interface Answered {
  ok?: boolean
  reason?: string
  userId?: number | null
  session?: { userId: number }
}

const asObject = <Value extends object>(value: unknown): Partial<Value> =>
  typeof value === 'object' && value !== null ? value : {}

/**
 * The event for a command's answer. Returns null for a null answer, meaning that nothing happened, and for calls over
 * the limit.
 */
export function securityEventOf(
  action: SecurityAction,
  { actor, input, answer }: { actor: object; input: unknown; answer: unknown },
): SecurityEvent | null {
  const { ok, reason, userId, session } = asObject<Answered>(answer)
  if (answer === null || reason === 'too_many') return null
  const personId = asObject<{ userId: number }>(actor).userId ?? session?.userId ?? userId
  const aboutId = asObject<{ userId: number }>(input).userId
  return {
    ...action,
    outcome: ok === false ? 'failure' : 'success',
    ...(ok === false && reason && { reason }),
    ...(personId && { personId }),
    ...(aboutId && { aboutId }),
  }
}
