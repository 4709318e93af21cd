import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { keepNewKey } from './identity-calls.ts'
import { useLanding } from './use-landing.ts'

/** After a form that was posted before its script ran: stores the login key and goes on, as soon as a script runs. */
export function LoggedIn({ token }: { token: string }) {
  const land = useLanding()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    keepNewKey(token)
    void land()
  }, [token, land])
  return (
    <div role="status">
      <Display size={30}>{m.identity_in()}</Display>
      <noscript>
        <Text>{m.identity_in_needs_script()}</Text>
      </noscript>
    </div>
  )
}
