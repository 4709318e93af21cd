import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { calls } from '#app/calls.ts'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { storeLoginKey } from '#app/client/api-client/login-key.ts'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { deviceNameOf } from './passkey.ts'

/** The calls about passkeys with the browser's own dialog between them. `passkeyProblemOf` tells what they throw. */

/** Brought in by whoever presses a button. */
const loadDialogs = () => import('@simplewebauthn/browser')

/** Logs in with whatever passkey of this site the reader chooses. */
export async function logInByPasskey(): Promise<void> {
  const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
    loadDialogs(),
    browserApi<{ data: PublicKeyCredentialRequestOptionsJSON }>(calls.startPasskeyLogIn(), {
      method: 'POST',
    }),
  ])
  const response = await startAuthentication({ optionsJSON })
  const { data } = await browserApi<{ data: { token: string } }>(calls.finishPasskeyLogIn(), {
    method: 'POST',
    body: { response },
  })
  storeLoginKey(data.token)
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
