import { useEffect, useRef } from 'react'

/**
 * Says that something is open: at once, again each so many milliseconds, and on return to the page, but only while the
 * page is seen.
 * @param key what is open; null until it is there.
 * @param say makes the call, which `signal` ends; if it fails, colleagues only do not see the reader here.
 */
export function usePresence(
  key: string | null,
  everyMs: number,
  say: (signal: AbortSignal) => Promise<void>,
): void {
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  useEffect(() => {
    if (key === null) return
    const over = new AbortController()
    const { signal } = over
    const sayIfSeen = () => {
      if (!document.hidden) latest.current(signal).catch(() => undefined)
    }
    sayIfSeen()
    const timer = setInterval(sayIfSeen, everyMs)
    document.addEventListener('visibilitychange', sayIfSeen, { signal })
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [key, everyMs])
}
