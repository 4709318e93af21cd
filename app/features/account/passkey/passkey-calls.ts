import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { renewLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { keepNewKey, type SessionAnswer } from '#app/features/account/log-in/identity-calls.ts'
import { deviceNameOf } from './passkey.ts'

/**
 * Calls about passkeys, with the browser's dialog in between. `passkeyProblemOf` classifies the errors they throw.
 */

/** Loaded when a button is pressed. */
const loadDialogs = () => import('@simplewebauthn/browser')

/** Has a passkey chosen by the reader sign a challenge. */
async function sign() {
  const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
    loadDialogs(),
    browserApi<{ data: PublicKeyCredentialRequestOptionsJSON }>(calls.startPasskeyLogIn(), {
      method: 'POST',
    }),
  ])
  return { response: await startAuthentication({ optionsJSON }) }
}

export async function logInByPasskey(): Promise<void> {
  const body = await sign()
  const { data } = await browserApi<SessionAnswer>(calls.finishPasskeyLogIn(), { method: 'POST', body })
  keepNewKey(data.token)
}

/** Confirms the person's identity by passkey. */
export async function confirmByPasskey(): Promise<void> {
  const body = await sign()
  const { data } = await browserApi<SessionAnswer>(privateCalls.confirmByPasskey(), { method: 'POST', body })
  renewLoginKey(data.token)
}

/** Creates a passkey on a device, named after the browser. */
export async function addPasskey(): Promise<void> {
  const [{ startRegistration }, { data: optionsJSON }] = await Promise.all([
    loadDialogs(),
    browserApi<{ data: PublicKeyCredentialCreationOptionsJSON }>(privateCalls.startPasskey(), {
      method: 'POST',
    }),
  ])
  const response = await startRegistration({ optionsJSON })
  const body = { name: deviceNameOf(navigator.userAgent), response }
  await browserApi(privateCalls.passkeys(), { method: 'POST', body })
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await browserApi(privateCalls.passkey(id), { method: 'PATCH', body: { name } })
}

export async function removePasskey(id: string): Promise<void> {
  await browserApi(privateCalls.passkey(id), { method: 'DELETE' })
}
