import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { delayAfter, isWorthRetrying, RETRIES, STALE_MS } from '#app/client/api-client/query-defaults.ts'
import { followLogins } from './follow-logins.ts'

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures, error) => delayAfter(error, failures + 1),
      },
      mutations: { retry: false },
    },
  })
}

/**
 * Provides the query cache for the pages of the account, the office and the partners (specification, section 9: data
 * query defaults). Cleared whenever the person logs in or out, so that nobody sees another's data.
 */
export function PrivateData({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  useEffect(() => followLogins(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
