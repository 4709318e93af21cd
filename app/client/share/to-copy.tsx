import { useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './to-copy.module.css'

/** A text with a button that copies it. */
export function ToCopy({ text, children }: { text: string; children: string }) {
  const shown = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    setCopied(await copyText(text, shown.current))
  }
  return (
    <>
      <code ref={shown} className={styles.code}>
        {text}
      </code>
      <div>
        <SecondaryButton size="sm" onClick={copy}>
          <span aria-live="polite">{isCopied ? m.booking_copied() : children}</span>
        </SecondaryButton>
      </div>
    </>
  )
}
