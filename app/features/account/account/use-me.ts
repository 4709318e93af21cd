import { useEffect, useState, useSyncExternalStore } from 'react'
import { onLoginKeyChange, storedLogin, storedLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { getMe } from '#app/features/account/credentials/identity-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'

/** Who is logged in here: not known yet, a visitor, a person, or not to be found out just now. */
export type MeState = 'loading' | 'visitor' | 'unreachable' | Me

/** Asks who is logged in here; what somebody else left here is forgotten before it can be shown to them. */
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
  // The page was rendered for nobody and has found the login key only now. The account that it belongs to is still
  // being read.
  return me === 'visitor' && login !== null ? 'loading' : me
}
