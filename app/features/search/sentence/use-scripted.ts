import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML, true once script runs; for controls that need script. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
