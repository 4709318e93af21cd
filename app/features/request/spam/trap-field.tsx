import { m } from '#app/paraglide/messages.js'
import { TRAP_FIELD } from './doubt.ts'
import styles from './trap-field.module.css'

/** Hidden trap field. Without the style sheet its label says to leave it empty. */
export function TrapField() {
  return (
    <label className={styles.trap}>
      {m.spam_trap()}
      <input name={TRAP_FIELD} autoComplete="off" tabIndex={-1} />
    </label>
  )
}
