import { calls } from '#app/links.ts'
import { type ApiError, toApiError } from './api-error.ts'

declare global {
  /** Where the API is, such as https://ceiba.example: set in the page (specification, section 7). */
  var apiHost: string | undefined
}

/** Under this name the login key lies in the browser's storage. */
export const LOGIN_KEY = 'login-key'

/** Whoever makes these calls has no login key yet, or one that is about to end (section 6). */
const WITHOUT_KEY: readonly string[] = [calls.logIn(), calls.finishPasswordReset()]

export interface ApiClientParts {
  host: () => string | undefined
  loginKey: () => string | null
  /** Is told of every failed call. */
  report: (error: ApiError) => void
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** @throws ApiError, what fetch throws, and an error where no host is named. */
export type ApiClient = <Answer>(address: string, request?: ApiRequest) => Promise<Answer>

/** Makes calls: an address of `calls`, JSON, the login key where there is one, never cookies. */
export function makeApiClient({ host, loginKey, report }: ApiClientParts): ApiClient {
  return async (address, { method = 'GET', body, headers = {}, signal } = {}) => {
    const origin = host()
    if (!origin) throw new Error('The page does not say where the API is.')
    const key = WITHOUT_KEY.includes(address) ? null : loginKey()
    const response = await fetch(origin + address, {
      method,
      credentials: 'omit',
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (response.ok) return response.status === 204 ? undefined : await response.json()
    const error = await toApiError(response)
    report(error)
    throw error
  }
}

/** Some browsers forbid storage; then nobody is logged in. */
function storedKey(): string | null {
  try {
    return localStorage.getItem(LOGIN_KEY)
  } catch {
    return null
  }
}

/** The client of the pages. */
export const browserApi: ApiClient = makeApiClient({
  host: () => globalThis.apiHost,
  loginKey: storedKey,
  report: ({ message, type, constraints, branches }) =>
    // biome-ignore lint/suspicious/noConsole: failed calls are logged (specification, section 8)
    console.warn(message, { type, constraints, branches }),
})
