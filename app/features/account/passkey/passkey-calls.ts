import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { renewLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { keepNewKey, type SessionAnswer } from '#app/features/account/credentials/identity-calls.ts'
import { deviceNameOf } from './passkey.ts'

/** The calls about passkeys with the browser's own dialog between them. `passkeyProblemOf` tells what they throw. */

/** Brought in by whoever presses a button. */
const loadDialogs = () => import('@simplewebauthn/browser')

/** What whatever passkey of this site the reader chooses signs. */
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

/** Confirms by a passkey that it is oneself. */
export async function confirmByPasskey(): Promise<void> {
  const body = await sign()
  const { data } = await browserApi<SessionAnswer>(privateCalls.confirmByPasskey(), { method: 'POST', body })
  renewLoginKey(data.token)
}

/** Has a device make a passkey, called as the browser calls itself. */
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
