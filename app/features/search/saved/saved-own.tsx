import { useCallback, useEffect, useState } from 'react'
import { Mark } from '#app/brand/brand.tsx'
import { onLoginKeyChange, storedLogin } from '#app/client/api-client/login-key.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { fetchSavedCards, syncSaved } from './saved-calls.ts'
import { SavedGroups, type SavedGroupsProps } from './saved-groups.tsx'
import styles from './saved-own.module.css'
import type { SavedCard } from './saved-schema.ts'
import { SavedShare } from './saved-share.tsx'
import { currentSaved } from './saved-store.ts'
import { useSaved, useStoringSaved } from './use-saved.ts'

/** What the reader has saved. The document is the same for everybody: all of it is filled in by the browser. */
export function SavedOwn(groups: Omit<SavedGroupsProps, 'cards'>) {
  const saved = useSaved()
  const isStoring = useStoringSaved()
  const isLoggedIn = useLoggedIn()
  const [isSharing, setSharing] = useState(false)
  const { cards, waiting, hasFailed, fetchAgain } = useCards(saved?.refs)
  const count = saved?.refs.length ?? 0
  const isEmpty = saved !== null && count === 0 && cards.length === 0
  return (
    <>
      <Wrap>
        <header className={styles.head}>
          <div>
            <Display as="h1" size={96}>
              {m.saved_title()}
            </Display>
            <noscript>
              <Text size="lead">{m.saved_no_script()}</Text>
            </noscript>
            {count > 0 && (
              <Text size="lead" tone="quiet" role="status">
                {m.saved_count({ count })}.{' '}
                {isStoring && (isLoggedIn ? m.saved_lead_account() : m.saved_lead_device())}
              </Text>
            )}
          </div>
          {saved !== null && count > 0 && (
            <div className={styles.tools}>
              <SecondaryButton
                size="sm"
                icon="share-network"
                aria-expanded={isSharing}
                onClick={() => setSharing(!isSharing)}
              >
                {m.share_word()}
              </SecondaryButton>
              <SecondaryButton size="sm" icon="printer" onClick={() => print()}>
                {m.saved_print()}
              </SecondaryButton>
              {!isLoggedIn && (
                <SecondaryButton to={links.logIn({ next: links.saved() })} size="sm" icon="user-circle">
                  {m.saved_to_account()}
                </SecondaryButton>
              )}
            </div>
          )}
        </header>
        {isSharing && saved !== null && count > 0 && <SavedShare refs={saved.refs} />}
        {!isStoring && !isLoggedIn && (
          <Note kind="wait" icon="warning-circle-fill">
            {m.saved_not_kept()}
          </Note>
        )}
        {hasFailed && (
          <Note kind="error">
            {m.saved_failed()}{' '}
            <button type="button" className={styles.again} onClick={fetchAgain}>
              {m.saved_again()}
            </button>
          </Note>
        )}
      </Wrap>
      {isEmpty && <Empty />}
      <SavedGroups {...groups} cards={cards} />
      {(saved === null || (waiting > 0 && !hasFailed)) && <Waiting count={waiting || 3} />}
    </>
  )
}

function useLoggedIn(): boolean {
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => {
    const look = () => setLoggedIn(storedLogin() !== null)
    look()
    return onLoginKeyChange(look)
  }, [])
  return isLoggedIn
}

/** The cards of saved items. What is removed on this page stays on it, so that pressing again brings it back. */
function useCards(refs: readonly string[] | undefined) {
  const [cards, setCards] = useState<readonly SavedCard[]>([])
  const [hasFailed, setFailed] = useState(false)
  const wanted = (refs ?? []).filter(ref => cards.every(card => card.ref !== ref))
  const key = wanted.join(',')
  useEffect(() => {
    // What was removed on another device is not shown here to be brought back.
    void syncSaved().then(() =>
      setCards(known => known.filter(({ ref }) => currentSaved().refs.includes(ref))),
    )
  }, [])
  useEffect(() => {
    if (key === '' || hasFailed) return
    const leaving = new AbortController()
    fetchSavedCards(key.split(','), leaving.signal).then(
      more => setCards(known => [...known, ...more]),
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [key, hasFailed])
  const fetchAgain = useCallback(() => setFailed(false), [])
  return { cards, waiting: wanted.length, hasFailed, fetchAgain }
}

function Empty() {
  return (
    <Wrap className={styles.empty}>
      <Mark />
      <div>
        <Display size={44}>{m.saved_empty_title()}</Display>
        <Text size="lead" tone="quiet">
          {m.saved_empty_lead()}
        </Text>
        <p className={styles.marks} aria-hidden="true">
          <span>
            <Icon name="bookmark-simple" />
          </span>
          <Icon name="arrow-right-bold" />
          <span>
            <Icon name="bookmark-simple-fill" />
          </span>
        </p>
        <p className={styles.ways}>
          <Button to={links.trips()}>{m.saved_empty_trips()}</Button>
          <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
        </p>
      </div>
    </Wrap>
  )
}

const MOST_WAITING = 12

function Waiting({ count }: { count: number }) {
  return (
    <Wrap className={styles.waiting} aria-busy data-scripted="">
      {Array.from({ length: Math.min(count, MOST_WAITING) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Skeleton key={i} height="7.5rem" />
      ))}
    </Wrap>
  )
}
