import { m } from '#app/paraglide/messages.js'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './save-mark.module.css'

interface ShareButtonProps {
  /** Absolute. */
  address: string
  /** What is shared. */
  name: string
}

/** Opens ways to share an address; a script that all pages share answers it (share-buttons.ts). */
export function ShareButton({ address, name }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.mark, styles.wide)}
      data-share={address}
      data-name={name}
      aria-haspopup="dialog"
      aria-label={m.share_what({ name })}
    >
      <Icon name="share-network" />
      {m.share_word()}
    </button>
  )
}
