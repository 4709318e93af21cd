import type { DeskAction } from '#app/features/office/desk/desk-context.ts'
import { Kbd } from '#app/features/office/desk/key-strip.tsx'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import styles from './plan-actions.module.css'

/** Actions on the plan, with their keyboard shortcuts. */
export function PlanActions({ actions }: { actions: readonly DeskAction[] }) {
  return (
    <ul className={styles.actions} aria-label={m.office_actions()}>
      {actions.map(({ label, icon, key, run }) => (
        <li key={label}>
          <button type="button" onClick={run}>
            <Icon name={icon} />
            <span>{label}</span>
            {key && <Kbd>{key.toUpperCase()}</Kbd>}
          </button>
        </li>
      ))}
    </ul>
  )
}
