import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'

/** Says that an email was sent, in place of its form. */
export function EmailSent({ text }: { text: string }) {
  const sign = useRef<HTMLDivElement>(null)
  useEffect(() => sign.current?.focus(), [])
  return (
    <div ref={sign} tabIndex={-1} role="status">
      <Display size={30}>{m.identity_look()}</Display>
      <Text>{text}</Text>
    </div>
  )
}
