import { m } from '#app/paraglide/messages.js'
import styles from './wish-effects.module.css'

interface WishEffectsProps {
  effects: readonly string[]
  onClose: () => void
}

/** What the corrected wish changes in the plan's drafts: it stays until it is closed, and covers nothing. */
export function WishEffects({ effects, onClose }: WishEffectsProps) {
  if (effects.length === 0) return null
  return (
    <section className={styles.effects} aria-label={m.office_wish_effects()}>
      <b>{m.office_wish_effects()}</b>
      <ul>
        {effects.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        {m.office_notice_close()}
      </button>
    </section>
  )
}
