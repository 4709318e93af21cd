import { useSyncExternalStore } from 'react'
import { canHavePasskeys } from './passkey.ts'

const never = () => () => undefined

/** Whether this browser supports passkeys at this address; null until known, and without script. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis && canHavePasskeys(location.hostname),
    () => null,
  )
}
