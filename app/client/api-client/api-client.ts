import { calls } from '#app/calls.ts'
import { type ApiError, toApiError } from './api-error.ts'
import { dropLoginKey, storedLoginKey } from './login-key.ts'

declare global {
  /** Where the API is, such as https://ceiba.example: set in the page (specification, section 7). */
  var apiHost: string | undefined
}

/** Calls made without a login key, or with one that is about to end (section 6). */
const WITHOUT_KEY: readonly string[] = [
  calls.logIn(),
  calls.finishLoginLink(),
  calls.startPasskeyLogIn(),
  calls.finishPasskeyLogIn(),
  calls.finishPasswordReset(),
]

export interface ApiClientParts {
  host: () => string | undefined
  loginKey: () => string | null
  /** Forgets the login key if it is still this one. */
  dropLoginKey: (key: string) => void
  /** Called for every failed call. */
  report: (error: ApiError) => void
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Goes on after its page is gone; what is too long for that goes as usual. */
  keepalive?: boolean
}

/** Browsers take 64 KiB of all such calls together. */
const MOST_KEPT_ALIVE = 60_000

/** @throws ApiError, what fetch throws, and an error where no host is named. */
export type ApiClient = <Answer>(address: string, request?: ApiRequest) => Promise<Answer>

/**
 * Makes calls: an address of `calls`, JSON, the login key where there is one, never cookies. A key that the server
 * no longer takes is dropped, and the call is made once more: by the key that has taken its place, else as a visitor.
 */
export function makeApiClient({ host, loginKey, dropLoginKey, report }: ApiClientParts): ApiClient {
  return async (address, request = {}) => {
    const origin = host()
    if (!origin) throw new Error('The page does not say where the API is.')
    let key = WITHOUT_KEY.includes(address) ? null : loginKey()
    let response = await send(origin + address, request, key)
    while (response.status === 401 && key) {
      dropLoginKey(key)
      const kept = loginKey()
      key = kept === key ? null : kept
      response = await send(origin + address, request, key)
    }
    if (response.ok) return response.status === 204 ? undefined : await response.json()
    const error = await toApiError(response)
    report(error)
    throw error
  }
}

function send(
  url: string,
  { method = 'GET', body, headers = {}, signal, keepalive = false }: ApiRequest,
  key: string | null,
): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return fetch(url, {
    method,
    credentials: 'omit',
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    ...(text === undefined ? {} : { body: text }),
    ...(keepalive && new Blob([text ?? '']).size < MOST_KEPT_ALIVE ? { keepalive } : {}),
    ...(signal ? { signal } : {}),
  })
}

/** The client of the pages. */
export const browserApi: ApiClient = makeApiClient({
  host: () => globalThis.apiHost,
  loginKey: storedLoginKey,
  dropLoginKey,
  report: ({ message, type, constraints, branches }) =>
    // biome-ignore lint/suspicious/noConsole: failed calls are logged (specification, section 8)
    console.warn(message, { type, constraints, branches }),
})
