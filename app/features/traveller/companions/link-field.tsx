import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './companions.module.css'

interface LinkFieldProps {
  address: string
  /** The `data-focus` of the button that made the link, in whose place this stands: the focus goes on to the copying. */
  focus: string
  /** Beside the copying. */
  children: ReactNode
}

/** A link to be copied. Where the browser does not let a page copy, it is marked, to be copied by hand. */
export function LinkField({ address, focus, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy(): Promise<void> {
    setIsCopied(await copyText(address, field.current))
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
        <SecondaryButton
          size="sm"
          data-focus={focus}
          icon={isCopied ? 'check' : undefined}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
        </SecondaryButton>
        {children}
      </p>
    </>
  )
}
