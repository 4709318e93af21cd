import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { DocumentKind } from './document-kind.ts'

/** How soon a colleague's arrival, and what they saved, is seen; presence itself holds for a minute. */
const SAY_AGAIN_MS = 8_000

/**
 * Says that a document is open while its page is seen; returns the names of the colleagues who have it open as well.
 * @param key null until the document is there.
 * @param onLatest gets the number of its latest version, each time.
 */
export function usePresent(
  kind: DocumentKind,
  key: string | null,
  onLatest: (number: number) => unknown,
): string[] {
  const [names, setNames] = useState<string[]>([])
  const hear = useRef(onLatest)
  useEffect(() => {
    hear.current = onLatest
  })
  useEffect(() => {
    if (key === null) return
    const path = { kind, key }
    const over = new AbortController()
    const { signal } = over
    async function say(): Promise<void> {
      if (document.hidden) return
      try {
        const call = { path, signal }
        const { data } = await browserApi('PUT /api/admin/content/{kind}/{key}/presence', call)
        setNames(data.present.map(({ name }) => name))
        hear.current(data.number)
      } catch {
        // If this fails, colleagues only do not see the reader here.
      }
    }
    void say()
    const timer = setInterval(() => void say(), SAY_AGAIN_MS)
    document.addEventListener('visibilitychange', () => void say(), { signal })
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [kind, key])
  return names
}
