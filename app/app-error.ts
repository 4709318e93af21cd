/** Why a request was refused. The table is closed: each door maps a code to its own answer. */
export const refusals = {
  not_found: 404,
  not_logged_in: 401,
  unauthorized: 403,
  session_not_fresh: 403,
  scope_missing: 403,
  invalid_request: 422,
  bad_request: 400,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
} as const

export type Refusal = keyof typeof refusals

/** A refusal that the caller can only report (house: three kinds of failure). */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: Refusal
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: Refusal, message: string = code, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options)
    this.code = code
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return refusals[this.code]
  }
}
