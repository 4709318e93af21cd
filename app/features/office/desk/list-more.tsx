import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './list-more.module.css'

interface ListMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** Keeps it clear of the edge where rows reach it. */
  className?: string | undefined
}

/** Reads the next page of a list; nothing on the last. */
export function ListMore({ list, className }: ListMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <p className={[styles.more, className].filter(Boolean).join(' ')}>
      <SecondaryButton size="sm" onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
        {m.office_more()}
      </SecondaryButton>
    </p>
  )
}
