import { calls } from '#app/calls.ts'
import { type ApiError, toApiError } from './api-error.ts'
import { dropLoginKey, storedLoginKey } from './login-key.ts'

declare global {
  /** The API's origin, such as https://ceiba.example: set by the page (specification, section 7). */
  var apiHost: string | undefined
}

/** Calls without a login key, or with one that is about to end (section 6). */
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
  /** Removes the stored login key if it is still this one. */
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
  /** Lets the call continue after its page is closed; a body too long for that is sent as usual. */
  keepalive?: boolean
}

/** The browser's limit for all such calls together is 64 KiB. */
const MOST_KEPT_ALIVE = 60_000

/** @throws ApiError, whatever fetch throws, or an error if the page names no host. */
export type ApiClient = <Answer>(address: string, request?: ApiRequest) => Promise<Answer>

/**
 * Makes calls: an address of `calls`, JSON, the login key if there is one, never cookies. A key that the server
 * refuses is removed, and the call is repeated once: with the key that replaced it, otherwise as a visitor.
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

/** The API client of the pages. */
export const browserApi: ApiClient = makeApiClient({
  host: () => globalThis.apiHost,
  loginKey: storedLoginKey,
  dropLoginKey,
  report: ({ message, type, constraints, branches }) =>
    // biome-ignore lint/suspicious/noConsole: failed calls are logged (specification, section 8)
    console.warn(message, { type, constraints, branches }),
})
