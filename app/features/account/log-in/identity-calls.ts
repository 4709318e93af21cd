import { browserApi } from '#app/client/api-client/api-client.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { renewLoginKey, storedLoginKey, storeLoginKey } from '#app/client/api-client/login-key.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'

/** Calls of the identity API. All throw ApiError. */

/** Stores the key of a login. The session of the previous key ends, so that a copy of it is useless. */
export function keepNewKey(token: string): void {
  // The call uses the key that is stored now.
  if (storedLoginKey() !== null)
    browserApi('POST /api/public/auth/logout', { keepalive: true }).catch(() => undefined)
  storeLoginKey(token)
}

export async function logIn(email: string, password: string): Promise<void> {
  const { data } = await browserApi('POST /api/public/auth/login', {
    body: { email, password },
  })
  keepNewKey(data.token)
}

/** Requests a login link by email. */
export async function startLoginLink(email: string, next?: string): Promise<void> {
  await browserApi('POST /api/public/auth/link/start', { body: { email, locale: apiLocale(), next } })
}

/** Logs in with the token of a login link. */
export async function finishLoginLink(token: string): Promise<void> {
  const { data } = await browserApi('POST /api/public/auth/link/finish', {
    body: { token },
  })
  keepNewKey(data.token)
}

/** Joins the staff with the token of an invitation, and logs in. */
export async function acceptInvitation(token: string): Promise<void> {
  const { data } = await browserApi('POST /api/public/auth/invitation/accept', { body: { token } })
  keepNewKey(data.token)
}

/** Ends the session on the server and deletes the key here, even if the server is unreachable. */
export async function logOut(): Promise<void> {
  const key = storedLoginKey()
  // First here, so that live queries stop before the server ends the session.
  storeLoginKey(null)
  await browserApi('POST /api/public/auth/logout', key === null ? {} : { key })
}

export async function signUp(name: string, email: string, password: string, next?: string): Promise<void> {
  const body = { name, email, password, locale: apiLocale(), next }
  await browserApi('POST /api/public/auth/signup', { body })
}

/** Confirms the address with the emailed token and the password chosen at sign-up, and logs in. */
export async function validateEmail(token: string, password: string): Promise<void> {
  const body = { token, password }
  const { data } = await browserApi('POST /api/public/auth/validate-email', { body })
  keepNewKey(data.token)
}

export async function resendValidation(email: string, next?: string): Promise<void> {
  const body = { email, locale: apiLocale(), next }
  await browserApi('POST /api/public/auth/validate-email/resend', { body })
}

export async function startPasswordReset(email: string, next?: string): Promise<void> {
  const body = { email, locale: apiLocale(), next }
  await browserApi('POST /api/public/auth/password-reset/start', { body })
}

/** Sets another password. All sessions of the account end, so this browser deletes its key as well. */
export async function finishPasswordReset(token: string, password: string): Promise<void> {
  await browserApi('POST /api/public/auth/password-reset/finish', { body: { token, password } })
  storeLoginKey(null)
}

/** Confirms the person's identity by password. */
export async function confirmByPassword(password: string): Promise<void> {
  const { data } = await browserApi('POST /api/private/user/me/confirm/password', {
    body: { password },
  })
  renewLoginKey(data.token)
}

/** Changes the password, given the current one; all other sessions of the account end. */
export async function changePassword(present: string, password: string): Promise<void> {
  const { data } = await browserApi('PUT /api/private/user/me/password', {
    body: { present, password },
  })
  renewLoginKey(data.token)
}

/** The logged-in person; null for a visitor. */
export async function getMe(signal: AbortSignal): Promise<Me | null> {
  if (!storedLoginKey()) return null
  const { data } = await browserApi('GET /api/private/user/me', { signal })
  return data
}
