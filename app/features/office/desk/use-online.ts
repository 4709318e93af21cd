import { useEffect, useState } from 'react'
import { hourOf } from './office-clock.ts'

/** Hour since which the browser is offline; null while it is online. */
export function useOnline(): string | null {
  const [since, setSince] = useState<string | null>(null)
  useEffect(() => {
    const over = new AbortController()
    addEventListener('offline', () => setSince(hourOf(new Date())), over)
    addEventListener('online', () => setSince(null), over)
    if (!navigator.onLine) setSince(hourOf(new Date()))
    return () => over.abort()
  }, [])
  return since
}
