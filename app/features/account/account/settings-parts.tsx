import { m } from '#app/paraglide/messages.js'
import { useReached } from '#app/ui/use-reached.ts'
import styles from './settings-parts.module.css'

const parts = [
  ['you', m.account_you],
  ['ways-in', m.account_ways_in],
  ['emails', m.account_emails],
  ['your-data', m.account_your_data],
] as const

/** Table of contents: beside the page on a desktop, above it on a phone. */
export function SettingsParts() {
  const reached = useReached(parts.map(([id]) => id)) ?? 'you'
  return (
    <nav aria-label={m.account_settings()} className={styles.parts}>
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={reached === id ? 'true' : undefined}>
          {name()}
        </a>
      ))}
    </nav>
  )
}
