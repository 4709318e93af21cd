import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated at the start of each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer = 0
    function update(): void {
      setNow(new Date())
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
    return () => window.clearTimeout(timer)
  }, [])
  return now
}
