import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { ShareWays } from '#app/client/share/share-ways.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { readOwnLink, type SavedLink, storeOwnLink } from './saved-link.ts'
import styles from './saved-share.module.css'

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

/** Makes a link to the list as it is now, shows it the list as it is later, and withdraws it. */
export function SavedShare({ refs }: { refs: readonly string[] }) {
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
