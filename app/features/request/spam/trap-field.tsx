import { m } from '#app/paraglide/messages.js'
import { TRAP_FIELD } from './doubt.ts'
import styles from './trap-field.module.css'

/** A field that nobody sees. Without the style sheet its words say what to do with it. */
export function TrapField() {
  return (
    <label className={styles.trap}>
      {m.spam_trap()}
      <input name={TRAP_FIELD} autoComplete="off" tabIndex={-1} />
    </label>
  )
}
