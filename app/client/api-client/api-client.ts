import { type ApiError, toApiError } from './api-error.ts'
import {
  type AnswerOf,
  type Arguments,
  type CallInput,
  type CallName,
  type InputOf,
  toAddress,
} from './calls.ts'
import { dropLoginKey, storedLoginKey } from './login-key.ts'

declare global {
  /** The API's origin, such as https://ceiba.example: set by the page (specification, section 7). */
  var apiHost: string | undefined
}

/** Calls without a login key, or with one that is about to end (section 6). */
const WITHOUT_KEY: readonly CallName[] = [
  'POST /api/public/auth/login',
  'POST /api/public/auth/link/finish',
  'POST /api/public/auth/invitation/accept',
  'POST /api/public/auth/passkey/start',
  'POST /api/public/auth/passkey/finish',
  'POST /api/public/auth/password-reset/finish',
]

/** The API's origin. @throws Error if the page names none (specification, section 7). */
export function apiOrigin(host = () => globalThis.apiHost): string {
  const origin = host()
  if (!origin) throw new Error('The page does not say where the API is.')
  return origin
}

export interface ApiClientParts {
  host: () => string | undefined
  loginKey: () => string | null
  /** Removes the stored login key if it is still this one. */
  dropLoginKey: (key: string) => void
  /** Called for every failed call. */
  report: (error: ApiError) => void
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Lets the call continue after its page is closed; a body too long for that is sent as usual. */
  keepalive?: boolean
  /** An address of the call that the server answered, instead of one made from the input. */
  address?: string
  /** Another login key than the stored one. */
  key?: string
}

/** The browser's limit for all such calls together is 64 KiB. */
const MOST_KEPT_ALIVE = 60_000

/**
 * Makes calls: a method and path with their input, JSON, the login key if there is one, never cookies. A key that the
 * server refuses is removed, and the call is repeated once: with the key that replaced it, otherwise as a visitor.
 */
function makeRequest({ host, loginKey, dropLoginKey, report }: ApiClientParts) {
  return async <Name extends CallName>(
    call: Name,
    input: CallInput & CallOptions = {},
  ): Promise<AnswerOf<Name>> => {
    const origin = apiOrigin(host)
    let key = input.key ?? (WITHOUT_KEY.includes(call) ? null : loginKey())
    let response = await send(origin, call, input, key)
    while (response.status === 401 && key) {
      dropLoginKey(key)
      const kept = loginKey()
      key = kept === key ? null : kept
      response = await send(origin, call, input, key)
    }
    if (response.ok) return response.status === 204 ? undefined : await response.json()
    const error = await toApiError(response)
    report(error)
    throw error
  }
}

function send(
  origin: string,
  call: CallName,
  input: CallInput & CallOptions,
  key: string | null,
): Promise<Response> {
  const { body, headers = {}, signal, keepalive = false } = input
  const text = body === undefined ? undefined : JSON.stringify(body)
  const given = Object.entries(headers).filter(header => header[1] !== undefined)
  return fetch(origin + (input.address ?? toAddress(call, input)), {
    method: call.slice(0, call.indexOf(' ')),
    credentials: 'omit',
    headers: {
      ...Object.fromEntries(given),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    ...(text === undefined ? {} : { body: text }),
    ...(keepalive && new Blob([text ?? '']).size < MOST_KEPT_ALIVE ? { keepalive } : {}),
    ...(signal ? { signal } : {}),
  })
}

/**
 * Makes a call: its method and path, and what its route says that it takes. Resolves to what its route says that it
 * answers. @throws ApiError, whatever fetch throws, or an error if the page names no host.
 */
export type ApiClient = <Name extends CallName>(
  call: Name,
  ...input: Arguments<InputOf<Name> & CallOptions>
) => Promise<AnswerOf<Name>>

export function makeApiClient(parts: ApiClientParts): ApiClient {
  const request = makeRequest(parts)
  return (call, ...[input]) => request(call, input)
}

const pages: ApiClientParts = {
  host: () => globalThis.apiHost,
  loginKey: storedLoginKey,
  dropLoginKey,
  report: ({ message, type, constraints, branches }) =>
    // biome-ignore lint/suspicious/noConsole: failed calls are logged (specification, section 8)
    console.warn(message, { type, constraints, branches }),
}

/** A call of the pages, with an input that was checked before. */
export const browserRequest = makeRequest(pages)

/** The API client of the pages. */
export const browserApi = makeApiClient(pages)
