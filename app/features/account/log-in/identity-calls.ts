import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { renewLoginKey, storedLoginKey, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** Calls of the identity API. All throw ApiError. */

export interface SessionAnswer {
  data: { user_id: number; token: string; expires_at: string }
}

/** Language of the email. */
const locale = () => getLocale().toUpperCase()

/** Stores the key of a login. The session of the previous key ends, so that a copy of it is useless. */
export function keepNewKey(token: string): void {
  // The call uses the key that is stored now.
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

/** Requests a login link by email. */
export async function startLoginLink(email: string): Promise<void> {
  await browserApi(calls.startLoginLink(), { method: 'POST', body: { email, locale: locale() } })
}

/** Logs in with the token of a login link. */
export async function finishLoginLink(token: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(calls.finishLoginLink(), {
    method: 'POST',
    body: { token },
  })
  keepNewKey(data.token)
}

/** Ends the session on the server and deletes the key here, even if the server is unreachable. */
export async function logOut(): Promise<void> {
  const key = storedLoginKey()
  // First here, so that live queries stop before the server ends the session.
  storeLoginKey(null)
  await browserApi(calls.logOut(), {
    method: 'POST',
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
  })
}

export async function signUp(name: string, email: string, password: string): Promise<void> {
  await browserApi(calls.signUp(), { method: 'POST', body: { name, email, password, locale: locale() } })
}

/** Confirms the address with the emailed token and the password chosen at sign-up, and logs in. */
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

/** Sets another password. All sessions of the account end, so this browser deletes its key as well. */
export async function finishPasswordReset(token: string, password: string): Promise<void> {
  await browserApi(calls.finishPasswordReset(), { method: 'POST', body: { token, password } })
  storeLoginKey(null)
}

/** Confirms the person's identity by password. */
export async function confirmByPassword(password: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(privateCalls.confirmByPassword(), {
    method: 'POST',
    body: { password },
  })
  renewLoginKey(data.token)
}

/** Changes the password, given the current one; all other sessions of the account end. */
export async function changePassword(present: string, password: string): Promise<void> {
  const { data } = await browserApi<SessionAnswer>(privateCalls.password(), {
    method: 'PUT',
    body: { present, password },
  })
  renewLoginKey(data.token)
}

/** The logged-in person; null for a visitor. */
export async function getMe(signal: AbortSignal): Promise<Me | null> {
  if (!storedLoginKey()) return null
  const { data } = await browserApi<{ data: Me }>(privateCalls.me(), { signal })
  return data
}
