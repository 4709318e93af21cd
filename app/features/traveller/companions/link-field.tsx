import { type ReactNode, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './companions.module.css'

interface LinkFieldProps {
  address: string
  /** Shown beside the copy button. */
  children: ReactNode
}

/** A link with a copy button. If the browser does not allow copying, it selects the link to be copied by hand. */
export function LinkField({ address, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      field.current?.select()
    }
  }

  return (
    <>
      <div className={styles.wide}>
        <TextField
          ref={field}
          label={m.share_address()}
          readOnly
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <p className={styles.do}>
        <SecondaryButton size="sm" icon={isCopied ? 'check' : undefined} onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
        </SecondaryButton>
        {children}
      </p>
    </>
  )
}
