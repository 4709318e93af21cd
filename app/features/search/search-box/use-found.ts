import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import type { SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'

/** Debounce of typing, in ms. */
const RESTS = 120

/** The latest answer; it stays until a newer one arrives. */
export interface Found {
  /** The words that `answer` is about. */
  words: string
  /** Null before the first answer, and if the call failed. */
  answer: SiteSearch | null
  failed: boolean
}

const NOTHING: Found = { words: '', answer: null, failed: false }

/** Searches as the visitor types. A call for outdated words is aborted. */
export function useFound(words: string): Found & { retry: () => void } {
  const [found, setFound] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same words
  useEffect(() => {
    // Without letters or digits there is nothing to search for.
    if (!/[\p{L}\p{N}]/u.test(words)) {
      setFound(NOTHING)
      return
    }
    const stop = new AbortController()
    function take(answer: SiteSearch | null): void {
      if (!stop.signal.aborted) setFound({ words, answer, failed: answer === null })
    }
    const timer = setTimeout(() => {
      browserApi('GET /api/public/search', {
        query: { q: words, locale: apiLocale() },
        signal: stop.signal,
      }).then(
        ({ data }) => take(data),
        () => take(null),
      )
    }, RESTS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, attempt])
  return { ...found, retry: () => setAttempt(attempt + 1) }
}
