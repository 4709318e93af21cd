import { useState, useSyncExternalStore } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { renewLoginKey } from '#app/client/api-client/login-key.ts'
import { keepNewKey } from '#app/features/account/log-in/identity-calls.ts'
import { canHavePasskeys, deviceNameOf, type PasskeyProblem, passkeyProblemOf } from './passkey.ts'

/**
 * Calls about passkeys, with the browser's dialog in between. `passkeyProblemOf` classifies the errors they throw.
 */

/** Loaded when a button is pressed. */
const loadDialogs = () => import('@simplewebauthn/browser')

/** Has a passkey chosen by the reader sign a challenge. */
async function sign() {
  const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
    loadDialogs(),
    browserApi('POST /api/public/auth/passkey/start'),
  ])
  return { response: await startAuthentication({ optionsJSON }) }
}

export async function logInByPasskey(): Promise<void> {
  const body = await sign()
  const { data } = await browserApi('POST /api/public/auth/passkey/finish', { body })
  keepNewKey(data.token)
}

/** Confirms the person's identity by passkey. */
export async function confirmByPasskey(): Promise<void> {
  const body = await sign()
  const { data } = await browserApi('POST /api/private/user/me/confirm/passkey', { body })
  renewLoginKey(data.token)
}

/** Creates a passkey on a device, named after the browser. */
export async function addPasskey(): Promise<void> {
  const [{ startRegistration }, { data: optionsJSON }] = await Promise.all([
    loadDialogs(),
    browserApi('POST /api/private/user/me/passkey/start'),
  ])
  const response = await startRegistration({ optionsJSON })
  const body = { name: deviceNameOf(navigator.userAgent), response }
  await browserApi('POST /api/private/user/me/passkey', { body })
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await browserApi('PATCH /api/private/user/me/passkey/{id}', { path: { id }, body: { name } })
}

export async function removePasskey(id: string): Promise<void> {
  await browserApi('DELETE /api/private/user/me/passkey/{id}', { path: { id } })
}

/** Makes passkey calls, one at a time, with the problem of the last one. */
export function usePasskeyCall(call: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)

  async function run(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await call()
    } catch (error) {
      setProblem(passkeyProblemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run: () => void run() }
}

const never = () => () => undefined

/** Whether this browser supports passkeys at this address; null until known, and without script. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis && canHavePasskeys(location.hostname),
    () => null,
  )
}
