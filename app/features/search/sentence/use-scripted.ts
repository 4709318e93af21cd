import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and true once script runs: for what must work without script. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
