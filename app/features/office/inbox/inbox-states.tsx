import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './inbox-states.module.css'

const WIDTHS = ['100%', '96%', '100%', '92%', '98%', '100%']

/** Placeholder rows while loading. */
export function InboxWaits() {
  return (
    <div className={styles.waits}>
      <span className={styles.hidden}>{m.office_loading()}</span>
      {WIDTHS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} width={width} height="2.5rem" />
      ))}
    </div>
  )
}

interface InboxNothingProps {
  /** No plans, no matches, or the server is unreachable. */
  kind: 'empty' | 'filtered' | 'away'
  onRetry?: () => void
}

const words = {
  empty: [m.office_empty_title, m.office_empty],
  filtered: [m.office_filtered_title, m.office_filtered],
  away: [m.office_away_title, m.office_away],
} as const

/** Explains an empty inbox, and what to do. */
export function InboxNothing({ kind, onRetry }: InboxNothingProps) {
  const [title, line] = words[kind]
  return (
    <ListNothing title={title()} line={line()} isAway={kind === 'away'}>
      {kind === 'away' && (
        <SecondaryButton size="sm" onClick={onRetry}>
          {m.office_retry()}
        </SecondaryButton>
      )}
      {kind === 'filtered' && (
        <SecondaryButton size="sm" to={links.office({ planner: 'all' })}>
          {m.office_see_all()}
        </SecondaryButton>
      )}
    </ListNothing>
  )
}
