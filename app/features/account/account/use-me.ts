import { useEffect, useState, useSyncExternalStore } from 'react'
import { onLoginKeyChange, storedLogin, storedLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { getMe } from '#app/features/account/credentials/identity-calls.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'

/** Who is logged in here: not known yet, a visitor, a person, or not to be found out just now. */
export type MeState = 'loading' | 'visitor' | 'unreachable' | Me

export function useMe(): MeState {
  const login = useSyncExternalStore(onLoginKeyChange, storedLogin, () => null)
  const [me, setMe] = useState<MeState>('loading')
  useEffect(() => {
    const over = new AbortController()
    if (login === null) setMe('visitor')
    else {
      getMe(over.signal).then(
        person => {
          if (person) claimWords(person.user_id)
          setMe(person ?? 'visitor')
        },
        () => {
          if (over.signal.aborted) return
          setMe(storedLoginKey() === null ? 'visitor' : 'unreachable')
        },
      )
    }
    return () => over.abort()
  }, [login])
  // The page was rendered for nobody and has found the login key only now. The account that it belongs to is still
  // being read.
  return me === 'visitor' && login !== null ? 'loading' : me
}
