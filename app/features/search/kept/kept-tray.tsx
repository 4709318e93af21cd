import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type KeptItem, keptAddress, keptMessage } from './kept.ts'
import styles from './kept-tray.module.css'
import { forgetKept, toggleKept } from './use-kept.ts'

export interface KeptTrayProps {
  items: readonly KeptItem[]
  /** Whom a question about them goes to. */
  country: string
  /** The page it arises on. */
  url: string
}

/** At the foot of the window: what is kept, and asking about it. */
export function KeptTray({ items, country, url }: KeptTrayProps) {
  const count = m.kept_count({ count: items.length })
  return (
    <section className={`on-night ${styles.tray}`} aria-label={m.kept_label()}>
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
                <TextLink to={keptAddress(item)}>{item.name}</TextLink>
                <DiscButton
                  icon="x-bold"
                  look="plain"
                  label={m.kept_let_go({ name: item.name })}
                  onClick={() => toggleKept(item)}
                />
              </li>
            ))}
            <li>
              <TertiaryButton onClick={forgetKept}>{m.kept_forget()}</TertiaryButton>
            </li>
          </ul>
        </details>
        <Button
          to={links.ask({ country, url, message: keptMessage(items) })}
          data-ask
          size="sm"
          icon="chat-circle-text-bold"
        >
          {m.kept_ask()}
        </Button>
      </Wrap>
    </section>
  )
}
