/** Calls that are rate-limited. */
export type LimitedCall =
  | 'plan request'
  | 'newsletter'
  | 'sign up'
  | 'log in'
  | 'use a token'
  | 'vote'
  /** What somebody does with the link of an email. */
  | 'link'
  /** Files that are made on request. */
  | 'make a file'
  /** Pages with drafts on them. */
  | 'preview'
  /** Lists of saved items that are shared by a link, replaced or withdrawn. */
  | 'shared list'
  /** Counted by account: emails that anybody can trigger to an address. */
  | 'email'
  /** Counted by mailbox: receipts of requests, which anybody can send in anybody's name. */
  | 'receipt'
  /**
   * Wrong passwords for an account from one network address, so that a stranger's attempts do not lock the owner out.
   */
  | 'password'
  /** Wrong passwords for an account from all addresses together: one attacker may use many. */
  | 'password anywhere'

export type Spent = { ok: true } | { ok: false; reason: 'too_many'; retryAfterSeconds: number }

/** The state of a rate limit that this request counted against, for the caller's address. */
export interface LimitStatus {
  limit: number
  remaining: number
  /** Seconds until the window ends and the count starts at 0 again. */
  resetSeconds: number
  windowSeconds: number
}

/** How much of each limit the caller has left. */
export interface Allowance {
  /**
   * Counts one call against the caller's address, or against the account it names; wrong passwords against both
   * together.
   */
  spend: (call: LimitedCall, account?: string) => Promise<Spent>
  /** Resets the count of an account; for wrong passwords, the count from this address only. */
  forgive: (call: LimitedCall, account: string) => Promise<void>
  /**
   * The status of the limit that this request counted against for its address, or null. Limits by account are not
   * shown.
   */
  limitStatus: () => LimitStatus | null
  /** The allowance of a program: counted by its API key in place of its address. */
  ofKey: (keyId: number) => Allowance
}

/** Unlimited, for the process itself: no caller can trigger its work. */
export const unlimited: Allowance = {
  spend: async () => ({ ok: true }),
  forgive: async () => undefined,
  limitStatus: () => null,
  ofKey: () => unlimited,
}
