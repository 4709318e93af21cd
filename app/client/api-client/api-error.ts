/** The kinds of failed call (specification, section 8). */

const types = {
  400: 'bad-request',
  401: 'not-logged-in',
  403: 'unauthorized',
  404: 'not-found',
  422: 'invalid-request',
  500: 'server-error',
  503: 'client-not-connected',
  504: 'service-unreachable',
} as const

type ApiErrorType = (typeof types)[keyof typeof types] | 'unknown-error'

/** The constraints that a 422 says were violated. */
interface Metadata {
  constraints?: readonly string[]
  branches?: Readonly<Record<string, readonly string[]>>
}

/** A call that was answered with an error status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly type: ApiErrorType
  /** The parsed body of a 409, 410, 412 or 422, the text of a 400; undefined for every other status. */
  readonly data: unknown
  /** The server's name for the failure: its `x-any-error` header. */
  readonly anyError: string | null
  readonly constraints: readonly string[]
  /** The violated constraints by the part of the request. */
  readonly branches: Readonly<Record<string, readonly string[]>>
  /** How long the server asks to wait before a retry, in milliseconds; 0 if it does not say. */
  readonly retryAfterMs: number

  constructor(status: number, data: unknown, anyError: string | null, retryAfterMs = 0) {
    const type = types[status as keyof typeof types] ?? 'unknown-error'
    super(`the call was answered with ${status}: ${anyError ?? type}`)
    this.status = status
    this.type = type
    this.data = data
    this.anyError = anyError
    this.retryAfterMs = retryAfterMs
    const { constraints = [], branches = {} } = (data as { metadata?: Metadata } | undefined)?.metadata ?? {}
    this.constraints = constraints
    this.branches = branches
  }
}

/** Statuses whose body is parsed: invalid values, conflicts, and what is gone. */
const BODIES = [409, 410, 412, 422]

async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 400) return response.text()
  return BODIES.includes(response.status) ? response.json().catch(() => undefined) : undefined
}

/** The longest wait: browsers' timers cannot hold much more. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000

/** Retry-After in milliseconds: the header has seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterOf({ headers }: Response): number {
  const text = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : 0
}

/** The error of a response. */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status, headers } = response
  return new ApiError(status, await dataOf(response), headers.get('x-any-error'), retryAfterOf(response))
}

/** The `reason` of a refused call, such as `superseded`; null if it has none. */
export function reasonOf(error: unknown): string | null {
  const data = error instanceof ApiError ? error.data : null
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : null
  return typeof reason === 'string' ? reason : null
}
