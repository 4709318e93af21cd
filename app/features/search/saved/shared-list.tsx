import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { withSaved } from './saved.ts'
import { SavedGroups, type SavedGroupsProps } from './saved-groups.tsx'
import { changeSavedList } from './saved-store.ts'
import styles from './shared-list.module.css'
import { useSaved } from './use-saved.ts'

interface SharedListProps extends SavedGroupsProps {
  /** The day on which it was shared, formatted. */
  sharedOn: string
}

/** A list that somebody shared: to be read, asked about and saved, without touching the reader's own. */
export function SharedList({ sharedOn, ...groups }: SharedListProps) {
  const own = useSaved()
  const offered = groups.cards.filter(({ url }) => url !== null).map(({ ref }) => ref)
  const isWhole = own !== null && offered.every(ref => own.refs.includes(ref))
  return (
    <>
      <header className={`on-sky ${styles.head}`}>
        <Wrap>
          <p>{m.saved_shared_on({ day: sharedOn })}</p>
          <Display as="h1" size={96}>
            {m.saved_shared_title()}
          </Display>
          <div className={styles.ways} data-scripted="">
            <Button
              size="sm"
              icon={isWhole ? 'check-bold' : 'bookmark-simple-fill'}
              disabled={isWhole}
              onClick={() => changeSavedList(list => withSaved(list, offered))}
            >
              {isWhole ? m.saved_shared_done() : m.saved_shared_all()}
            </Button>
          </div>
        </Wrap>
      </header>
      <SavedGroups {...groups} />
    </>
  )
}
