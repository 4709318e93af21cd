import { DraftLink } from '#app/features/search/saved/draft-link.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './ask-card.module.css'
import type { SearchWish } from './finder.ts'

/** Last card of the list: offers a trip planned by a person. */
export function AskCard({
  wish: { country, query },
  url,
  words,
}: {
  /** The search as a wish. */
  wish: SearchWish
  url: string
  words: string
}) {
  return (
    <aside className={`on-mist ${styles.card}`}>
      <Display size={44}>{m.finder_ask_title()}</Display>
      <p>{m.finder_ask()}</p>
      <DraftLink words={words} size="sm" />
      <Button
        to={links.ask({ country, url, message: words, wish: query })}
        data-ask
        icon="chat-circle-text-bold"
        className={styles.button}
      >
        {m.contact_title()}
      </Button>
    </aside>
  )
}
