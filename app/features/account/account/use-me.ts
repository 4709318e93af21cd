import { useEffect, useState, useSyncExternalStore } from 'react'
import { onLoginKeyChange, storedLogin, storedLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { getMe } from '#app/features/account/log-in/identity-calls.ts'

/** The current login: unknown yet, a visitor, a person, or unreachable. */
export type MeState = 'loading' | 'visitor' | 'unreachable' | Me

/** Asks the API who is logged in. Deletes data that another person left on this device before it can be shown. */
export async function findMe(signal: AbortSignal): Promise<MeState> {
  try {
    const person = await getMe(signal)
    if (!person) return 'visitor'
    claimWords(person.user_id)
    return person
  } catch {
    return storedLoginKey() === null ? 'visitor' : 'unreachable'
  }
}

export function useMe(): MeState {
  const login = useSyncExternalStore(onLoginKeyChange, storedLogin, () => null)
  const [me, setMe] = useState<MeState>('loading')
  useEffect(() => {
    const over = new AbortController()
    if (login === null) setMe('visitor')
    else
      void findMe(over.signal).then(found => {
        if (!over.signal.aborted) setMe(found)
      })
    return () => over.abort()
  }, [login])
  // The server renders for a visitor, and the login key was found only now, so the account is still loading.
  return me === 'visitor' && login !== null ? 'loading' : me
}
