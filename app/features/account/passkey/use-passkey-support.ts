import { useSyncExternalStore } from 'react'
import { canHavePasskeys } from './passkey.ts'

const never = () => () => undefined

/** Whether this browser knows passkeys, at this address; null until it was asked, and without script. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis && canHavePasskeys(location.hostname),
    () => null,
  )
}
