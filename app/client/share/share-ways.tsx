import { useEffect, useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './share-ways.module.css'

const WHATSAPP = 'https://wa.me/'

export interface ShareWaysProps {
  /** Absolute. */
  address: string
  /** What is shared. */
  name: string
}

/** Ways to send an address: copied, by email, by WhatsApp, or by the device's own menu where there is one. */
export function ShareWays({ address, name }: ShareWaysProps) {
  const shown = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const [hasMenu, setHasMenu] = useState(false)
  useEffect(() => setHasMenu('share' in navigator), [])
  return (
    <>
      <div className={styles.link}>
        <input
          readOnly
          value={address}
          ref={shown}
          aria-label={m.share_address()}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button size="sm" icon="copy" onClick={() => void copyText(address, shown.current).then(setCopied)}>
          <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
        </Button>
      </div>
      <ul className={styles.ways}>
        <li>
          <Anchor to={contacts.mail('', name, address)}>
            <Icon name="envelope-simple" />
            {m.share_by_email()}
          </Anchor>
        </li>
        <li>
          <Anchor to={contacts.chat(WHATSAPP, `${name}\n${address}`)}>
            <Icon name="whatsapp-logo" />
            WhatsApp
          </Anchor>
        </li>
        {hasMenu && (
          <li>
            <button
              type="button"
              // Whoever closes the menu has not shared: that is no failure.
              onClick={() => void navigator.share({ title: name, url: address }).catch(() => undefined)}
            >
              <Icon name="share-network" />
              {m.share_device()}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}
