import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onLoginKeyChange, storedLoginKey } from '#app/client/api-client/login-key.ts'
import { delayAfter, isWorthRetrying, RETRIES, STALE_MS } from '#app/client/api-client/query-defaults.ts'
import { forgetAnswers } from './kept-answer.ts'

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
 * What the pages of the account, the office and the partners read from the API (specification, section 9: data query
 * defaults). Forgotten whenever somebody logs in or out, so that nobody sees another's.
 */
export function PrivateData({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  useEffect(() => {
    let key = storedLoginKey()
    return onLoginKeyChange(() => {
      client.clear()
      if (storedLoginKey() !== key) forgetAnswers()
      key = storedLoginKey()
    })
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
