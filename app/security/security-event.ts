import type { LimitedCall } from '#app/allowance.ts'

/** What happened to somebody's access. Alerts depend on these names: add one, never rename one. */
type SecurityEventName =
  | 'log_in'
  | 'log_out'
  | 'sign_up_asked'
  | 'sign_up'
  | 'session_ended'
  /** Somebody confirmed that it is them: their session has another key. */
  | 'session_renewed'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'role_changed'
  /** A logged-in caller was refused what is not theirs. */
  | 'authorization'
  /** A key was sent that is forged, ended or expired. */
  | 'key'
  | 'limit'

/** What a command tells the log of, whatever it answers. */
export interface SecurityAction {
  event: SecurityEventName
  method?: 'password' | 'link' | 'passkey'
}

/** A line of the log. People are named by their number alone: no address, no name, no key. */
export interface SecurityEvent extends SecurityAction {
  /** `failure` is what did not succeed, `refused` what was not tried. */
  outcome: 'success' | 'failure' | 'refused'
  reason?: string
  /** Who did it, where that is known. */
  personId?: number
  /** The person it was done to, where that is somebody else. */
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

/** What the log says of a command's answer; null for `null`, which tells that nothing happened, and for too many calls. */
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
