import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The token of an email's link: it stands behind the #, so that no server ever sees it. Empty without one. */
export function useHashToken(): string {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => '',
  )
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
