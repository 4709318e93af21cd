import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The token in an emailed link, after the # so that no server sees it. Empty without one. */
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
