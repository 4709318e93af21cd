import { useEffect, useState } from 'react'
import { storageNames } from '#app/client/api-client/login-key.ts'

function readToken(planId: number): string | null {
  try {
    return localStorage.getItem(`${storageNames.links}${planId}`)
  } catch {
    return null
  }
}

/**
 * The token of the link in an email that led here, which stays on this device until a log-out; null without one, and
 * undefined until it was looked for. It is taken out of the address, so that nobody passes it on with the page.
 */
export function useLinkToken(planId: number): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const given = /^#token=([\w.%-]+)$/.exec(location.hash)?.[1]
    if (!given) return setToken(readToken(planId))
    const named = decodeURIComponent(given)
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    try {
      localStorage.setItem(`${storageNames.links}${planId}`, named)
    } catch {
      // Storage is forbidden: the link works until the page is left.
    }
    setToken(named)
  }, [planId])
  return token
}
