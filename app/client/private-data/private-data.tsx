import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  CHANGED,
  forgetSavedAnswers,
  LOGGED_OUT,
  onLoginKeyChange,
  storageNames,
  storedLogin,
} from '#app/client/api-client/login-key.ts'
import { delayAfter, isWorthRetrying, RETRIES, STALE_MS } from '#app/client/api-client/query-defaults.ts'

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

/**
 * Clears the query cache when the person logs in or out, so that nobody sees another's data: the page reads again
 * after a log-in, and is emptied after a log-out. After a session that the server ended, the page stays as it is,
 * because the person may be writing in it. Returns a function that stops it.
 */
export function followLogins(client: QueryClient): () => void {
  let login = storedLogin()
  function showNothing(): void {
    void client.resetQueries()
  }
  function onChange(event: Event): void {
    // Storage events report everything that another tab stores, mostly text while it is typed.
    if (storedLogin() === login) return
    login = storedLogin()
    forgetSavedAnswers(storageNames.answers)
    client.removeQueries({ type: 'inactive' })
    if (login !== null) void client.invalidateQueries()
    else if (event.type !== CHANGED) showNothing()
  }
  const stop = onLoginKeyChange(onChange)
  addEventListener(LOGGED_OUT, showNothing)
  return () => {
    stop()
    removeEventListener(LOGGED_OUT, showNothing)
  }
}
