import type { QueryClient } from '@tanstack/react-query'
import {
  CHANGED,
  forgetKept,
  keptNames,
  LOGGED_OUT,
  onLoginKeyChange,
  storedLogin,
} from '#app/client/api-client/login-key.ts'

/**
 * Forgets what was read whenever somebody logs in or out, so that nobody sees another's: what a page shows is read anew
 * after a log-in and gone after a log-out. A session that the server has ended leaves what is shown where it is, because
 * somebody may be writing in the midst of it. Answers how to stop.
 */
export function followLogins(client: QueryClient): () => void {
  let login = storedLogin()
  function showNothing(): void {
    void client.resetQueries()
  }
  function onChange(event: Event): void {
    // Storage tells of everything that another tab keeps: words while they are typed, above all.
    if (storedLogin() === login) return
    login = storedLogin()
    forgetKept(keptNames.answers)
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
