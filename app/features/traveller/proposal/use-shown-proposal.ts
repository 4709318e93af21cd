import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { onLoginKeyChange, storageNames, storedLogin } from '#app/client/api-client/login-key.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'

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
function useLinkToken(planId: number): string | null | undefined {
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

/** A link's reader follows no live rows: the page asks again while it is looked at, and when it is looked at again. */
const AGAIN_MS = 15_000

interface ShownProposal {
  data: OwnProposal | undefined
  error: Error | null
  refetch: () => unknown
  /** Of the emailed link by which it is read; null for its logged-in traveller. */
  token: string | null
}

function isNotTheirs(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404)
}

/** A proposal for its logged-in traveller, and for anybody else by the link of an email, if they came by one. */
export function useShownProposal(planId: number, number: number): ShownProposal {
  const login = useSyncExternalStore(onLoginKeyChange, storedLogin, () => null)
  const token = useLinkToken(planId)
  const input = { path: { id: planId, number } }
  const own = useQuery({
    ...privateQuery('GET /api/private/plan/{id}/proposal/{number}', input),
    enabled: token !== undefined && (login !== null || token === null),
  })
  const isByLink = Boolean(token) && (login === null || isNotTheirs(own.error))
  const linked = useQuery({
    queryKey: ['api', 'public', 'proposal-link', String(planId), String(number), token],
    queryFn: async ({ signal }) => {
      const body = { token: token ?? '', number }
      return (await browserApi('POST /api/public/proposal-link/open', { body, signal })).data
    },
    enabled: isByLink,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: 'always',
  })
  const { data, error, refetch } = isByLink ? linked : own
  return { data, error, refetch, token: isByLink ? (token ?? null) : null }
}
