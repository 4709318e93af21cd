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
  /** Of 422 the parsed body, of 400 its text; of every other status nothing. */
  readonly data: unknown
  /** How the server calls the failure: its `x-any-error` header. */
  readonly anyError: string | null
  readonly constraints: readonly string[]
  /** The same by the part of the request that broke them. */
  readonly branches: Readonly<Record<string, readonly string[]>>

  constructor(status: number, data: unknown, anyError: string | null) {
    const type = types[status as keyof typeof types] ?? 'unknown-error'
    super(`the call was answered with ${status}: ${anyError ?? type}`)
    this.status = status
    this.type = type
    this.data = data
    this.anyError = anyError
    const { constraints = [], branches = {} } = (data as { metadata?: Metadata } | undefined)?.metadata ?? {}
    this.constraints = constraints
    this.branches = branches
  }
}

async function dataOf(response: Response): Promise<unknown> {
  if (response.status === 400) return response.text()
  return response.status === 422 ? response.json().catch(() => undefined) : undefined
}

/** The error that an answer stands for. */
export async function toApiError(response: Response): Promise<ApiError> {
  return new ApiError(response.status, await dataOf(response), response.headers.get('x-any-error'))
}
