import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './share-sheet.module.css'

interface ShareSheetProps {
  /** What is shared. */
  name: string
  children: ReactNode
}

/** A button that opens ways to share, also without script: below it, on a phone a sheet from the bottom. */
export function ShareSheet({ name, children }: ShareSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function onClick({ target }: Event): void {
      if (sheet.current && target instanceof Node && !sheet.current.contains(target))
        sheet.current.open = false
    }
    function onKey({ key }: KeyboardEvent): void {
      if (key !== 'Escape' || !sheet.current?.open) return
      sheet.current.open = false
      sheet.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    // It may have been opened before the script was loaded.
    <details ref={sheet} className={styles.share} suppressHydrationWarning>
      <summary className={styles.open} aria-label={m.share_what({ name })}>
        <Icon name="share-network" />
        <span>{m.share_word()}</span>
      </summary>
      <div className={`on-paper ${styles.sheet}`}>{children}</div>
    </details>
  )
}
