import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type SavedItem, savedAddress, savedMessage } from './saved.ts'
import styles from './saved-tray.module.css'
import { clearSaved, toggleSaved } from './use-saved.ts'

export interface SavedTrayProps {
  items: readonly SavedItem[]
  /** Country to which a question about the items goes. */
  country: string
  /** Page from which the question is asked. */
  url: string
}

/** Tray at the bottom of the window: the saved items, and a button to ask about them. */
export function SavedTray({ items, country, url }: SavedTrayProps) {
  const count = m.saved_count({ count: items.length })
  return (
    <section className={`on-night ${styles.tray}`} aria-label={m.saved_label()}>
      <Wrap className={styles.in}>
        <details className={styles.list}>
          <summary className={styles.summary}>
            <Display as="b" size={20} className={styles.count}>
              {count}
            </Display>
            <span className={styles.names}>{items.map(({ name }) => name).join(', ')}</span>
            <Icon name="caret-up-bold" size="xs" />
          </summary>
          <ul className={styles.items}>
            {items.map(item => (
              <li key={`${item.kind} ${item.country} ${item.key}`}>
                <TextLink to={savedAddress(item)}>{item.name}</TextLink>
                <DiscButton
                  icon="x-bold"
                  look="plain"
                  label={m.saved_remove({ name: item.name })}
                  onClick={({ currentTarget }) => {
                    // The button is removed with its item, so the focus moves to the count.
                    currentTarget.closest('details')?.querySelector('summary')?.focus()
                    toggleSaved(item)
                  }}
                />
              </li>
            ))}
            <li>
              <TertiaryButton onClick={clearSaved}>{m.saved_remove_all()}</TertiaryButton>
            </li>
          </ul>
        </details>
        <Button
          to={links.ask({ country, url, message: savedMessage(items) })}
          data-ask
          size="sm"
          icon="chat-circle-text-bold"
        >
          {m.saved_ask()}
        </Button>
      </Wrap>
    </section>
  )
}
