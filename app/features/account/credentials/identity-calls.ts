import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { renewLoginKey, storedLoginKey, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** The calls of identity as the account's pages make them. Each throws ApiError. */

export interface SessionAnswer {
  data: { user_id: number; token: string; expires_at: string }
}

/** The language the email is written in. */
const locale = () => getLocale().toUpperCase()

/** Keeps the key of a log-in. What this browser was logged in by before ends, so that a copy of it is no good. */
export function keepNewKey(token: string): void {
  // The key goes along as it stands now.
  if (storedLoginKey() !== null)
    browserApi(calls.logOut(), { method: 'POST', keepalive: true }).catch(() => undefined)
  storeLoginKey(token)
}

export async function logIn(email: string, password: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(calls.logIn(), {
    method: 'POST',
    body: { email, password },
  })
  keepNewKey(data.token)
}

/** Has a link sent to an address that logs in. */
export async function startLoginLink(email: string): Promise<void> {
  await browserApi(calls.startLoginLink(), { method: 'POST', body: { email, locale: locale() } })
}

/** Logs in with the token of that link. */
export async function finishLoginLink(token: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(calls.finishLoginLink(), {
    method: 'POST',
    body: { token },
  })
  keepNewKey(data.token)
}

/** Ends the session on the server and forgets the key here, also when the server cannot be reached. */
export async function logOut(): Promise<void> {
  const key = storedLoginKey()
  // First here: what is followed live ends before the server ends it.
  storeLoginKey(null)
  await browserApi(calls.logOut(), {
    method: 'POST',
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
  })
}

export async function signUp(name: string, email: string, password: string): Promise<void> {
  await browserApi(calls.signUp(), { method: 'POST', body: { name, email, password, locale: locale() } })
}

/** Proves the address with the token of the email and the password chosen at sign-up, and logs in. */
export async function validateEmail(token: string, password: string): Promise<void> {
  const body = { token, password }
  const { data } = await browserApi<SessionAnswer>(calls.validateEmail(), { method: 'POST', body })
  keepNewKey(data.token)
}

export async function resendValidation(email: string): Promise<void> {
  await browserApi(calls.resendValidation(), { method: 'POST', body: { email, locale: locale() } })
}

export async function startPasswordReset(email: string): Promise<void> {
  await browserApi(calls.startPasswordReset(), { method: 'POST', body: { email, locale: locale() } })
}

/** Sets another password; every session of the account ends, so this browser forgets its key too. */
export async function finishPasswordReset(token: string, password: string): Promise<void> {
  await browserApi(calls.finishPasswordReset(), { method: 'POST', body: { token, password } })
  storeLoginKey(null)
}

/** Confirms by password that it is oneself. */
export async function confirmByPassword(password: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(privateCalls.confirmByPassword(), {
    method: 'POST',
    body: { password },
  })
  renewLoginKey(data.token)
}

/** Sets another password by the present one; every other session of the account ends. */
export async function changePassword(present: string, password: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(privateCalls.password(), {
    method: 'PUT',
    body: { present, password },
  })
  renewLoginKey(data.token)
}

/** The person whose key is stored here; null for a visitor. */
export async function getMe(signal: AbortSignal): Promise<Me | null> {
  if (!storedLoginKey()) return null
  const { data } = await browserApi<{ data: Me }>(privateCalls.me(), { signal })
  return data
}
