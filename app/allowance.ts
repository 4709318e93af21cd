/** What may be done only so often. */
export type LimitedCall =
  | 'plan request'
  | 'newsletter'
  | 'sign up'
  | 'log in'
  | 'use a token'
  | 'vote'
  /** A file that is made when somebody asks for it. */
  | 'make a file'
  /** Counted by account: emails that anybody may have sent to an address. */
  | 'email'
  /** Wrong passwords of an account from one address, so that nobody else's lock its owner out. */
  | 'password'
  /** Wrong passwords of an account wherever they come from: many addresses may be one person's. */
  | 'password anywhere'

export type Spent = { ok: true } | { ok: false; reason: 'too_many'; retryAfterSeconds: number }

/** Where an address stands with a limit that this request counted against. */
export interface LimitStatus {
  limit: number
  remaining: number
  /** Seconds until the limit begins anew. */
  resetSeconds: number
  windowSeconds: number
}

/** How much of each limit the caller has left. */
export interface Allowance {
  /** Counts one call, for the address it comes from or for the account it names; a password for both together. */
  spend: (call: LimitedCall, account?: string) => Promise<Spent>
  /** Forgets what was counted for an account; of passwords, what came from this address. */
  forgive: (call: LimitedCall, account: string) => Promise<void>
  /** The status of the limit that the request counted against for its address; null for none. Limits of accounts are not shown. */
  limitStatus: () => LimitStatus | null
}

/** For the process itself: unlimited, since no caller can trigger it. */
export const unlimited: Allowance = {
  spend: async () => ({ ok: true }),
  forgive: async () => undefined,
  limitStatus: () => null,
}
