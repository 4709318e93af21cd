/** How calls fail (specification, section 8). */

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

/** What the body of a 422 says of rules of the database that were broken. */
interface Metadata {
  constraints?: readonly string[]
  branches?: Readonly<Record<string, readonly string[]>>
}

/** A call that was answered with an error's status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly type: ApiErrorType
  /** Of 409, 412 and 422 the parsed body, of 400 its text; of every other status nothing. */
  readonly data: unknown
  /** How the server calls the failure: its `x-any-error` header. */
  readonly anyError: string | null
  readonly constraints: readonly string[]
  /** The same by the part of the request that broke them. */
  readonly branches: Readonly<Record<string, readonly string[]>>
  /** How long the server asks to wait before the next try, in milliseconds; 0 where it does not say. */
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

/** Invalid values, and what somebody else did first. */
const BODIES = [409, 412, 422]

async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 400) return response.text()
  return BODIES.includes(response.status) ? response.json().catch(() => undefined) : undefined
}

/** The longest wait: a browser's timers cannot hold much more. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000

/** Retry-After as milliseconds: it is a number of seconds or a date (RFC 9110, section 10.2.3). */
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
