import { useCallback, useEffect, useRef, useState } from 'react'
import { Mark } from '#app/brand/brand.tsx'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { onLoginKeyChange, storedLogin } from '#app/client/api-client/login-key.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { ShareWays } from '#app/client/share/share-ways.tsx'
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
import { currentSaved } from './saved-store.ts'
import { useSaved, useStoringSaved } from './use-saved.ts'

/** What the reader has saved. The document is the same for everybody: all of it is filled in by the browser. */
export function SavedOwn(groups: Omit<SavedGroupsProps, 'cards'>) {
  const saved = useSaved()
  const isStoring = useStoringSaved()
  const isLoggedIn = useLoggedIn()
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
              <Sharing refs={saved.refs} />
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
      <SavedGroups {...groups} cards={cards} further={cards.length > 0 && <Further />} />
      {saved === null && <div className={styles.unknown} />}
      {saved !== null && waiting > 0 && !hasFailed && <Waiting count={waiting} />}
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

/** The way back to what can be saved. */
function Further() {
  return (
    <>
      <Display as="p" size={24}>
        {m.saved_further()}
      </Display>
      <MoreLink to={links.trips()}>{m.saved_empty_trips()}</MoreLink>
      <MoreLink to={links.countries()}>{m.nav_destinations()}</MoreLink>
    </>
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

const KEY = 'ceiba-saved-link'

/** The link that this browser made to its list. */
interface SavedLink {
  /** Replaces and withdraws the list. */
  secret: string
  /** Where the list is. */
  key: string
  /** What it shows. */
  shown: string
}

/** Without storage it lasts as long as the document. */
let made: SavedLink | null = null

function readOwnLink(): SavedLink | null {
  try {
    const { secret, key, shown }: Partial<Record<keyof SavedLink, unknown>> = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    )
    return typeof secret === 'string' && typeof key === 'string' && typeof shown === 'string'
      ? { secret, key, shown }
      : made
  } catch {
    return made
  }
}

function storeOwnLink(link: SavedLink | null): void {
  made = link
  try {
    if (link) localStorage.setItem(KEY, JSON.stringify(link))
    else localStorage.removeItem(KEY)
  } catch {
    // Kept in memory, see above.
  }
}

const once = oneAtATime()

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function problemOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? m.saved_share_too_many() : m.saved_share_failed()
}

/** The button to share the list, and below it the ways to; Escape and a press beside them close them. */
function Sharing({ refs }: { refs: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !part.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      part.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return (
    <div ref={part}>
      <SecondaryButton size="sm" icon="share-network" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.share_word()}
      </SecondaryButton>
      {isOpen && <SavedShare refs={refs} />}
    </div>
  )
}

/** Makes a link to the list as it is now, shows it the list as it is later, and withdraws it. */
function SavedShare({ refs }: { refs: readonly string[] }) {
  const [link, setLink] = useState<SavedLink | null>(readOwnLink)
  const [note, setNote] = useState('')
  const shown = refs.join(',')

  function keep(next: SavedLink | null): void {
    storeOwnLink(next)
    setLink(next)
  }

  const run = (task: () => Promise<string>) =>
    void once(() =>
      task()
        .catch(problemOf)
        .then(said => setNote(said)),
    )

  async function share(): Promise<string> {
    const secret = link?.secret ?? makeSecret()
    const { data } = await browserApi('PUT /api/public/saved/list', { body: { secret, refs: [...refs] } })
    keep({ secret, key: data.key, shown })
    return ''
  }

  async function withdraw(secret: string): Promise<string> {
    await browserApi('POST /api/public/saved/list/withdraw', { body: { secret } })
    keep(null)
    return m.saved_share_withdrawn()
  }

  return (
    <section className={styles.share} aria-labelledby="share-list">
      <Display size={24} id="share-list" className={styles.title}>
        {m.saved_share_title()}
      </Display>
      <p className={styles.lead}>{m.saved_share_lead()}</p>
      {link && (
        <ShareWays address={location.origin + links.sharedList(link.key)} name={m.saved_shared_title()} />
      )}
      <p className={styles.do}>
        {link?.shown !== shown && (
          <SecondaryButton size="sm" onClick={() => run(share)}>
            {link ? m.saved_share_again() : m.saved_share_make()}
          </SecondaryButton>
        )}
        {link && (
          <SecondaryButton size="sm" onClick={() => run(() => withdraw(link.secret))}>
            {m.saved_share_withdraw()}
          </SecondaryButton>
        )}
      </p>
      <p className={styles.note} role="status">
        {note}
      </p>
    </section>
  )
}
