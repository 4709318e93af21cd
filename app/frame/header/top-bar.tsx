import type { ReactNode } from 'react'
import { SocialLinks } from '#app/brand/social-links.tsx'
import { contactTargets, numbersToCall } from '#app/features/people/operator/operator.ts'
import type { SiteNavigation } from '#app/frame/navigation/navigation-schema.ts'
import { contacts, links, type OtherLanguage, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import { hoverMenus } from './hover-menus.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  site: SiteNavigation
  pathname: string
  otherLanguage: OtherLanguage
}

/** The operator's contacts, above the bar (specification, section 2, Header). */
export function TopBar({ site, pathname, otherLanguage }: TopBarProps) {
  const { operator, country, origin } = site
  const url = origin + links.authored(splitLocale(pathname).path)
  const targets = contactTargets(operator, { url, country: country?.name })
  return (
    <div className={`on-night ${styles.top}`}>
      <Wrap className={styles.in}>
        <div className={styles.side} ref={hoverMenus}>
          <Dropdown icon="phone" label={operator.phones.us.number}>
            {numbersToCall(operator.phones, country).map(({ label, number, e164 }) => (
              <li key={e164}>
                <Anchor to={contacts.call(e164)}>
                  <b>{label}</b> {number}
                </Anchor>
              </li>
            ))}
          </Dropdown>
          <Dropdown icon="chat-circle-text" label={m.nav_message_us()}>
            <Way to={targets.text} icon="chat-circle-text" label={m.nav_text_message()} />
            <Way to={targets.mail} icon="envelope-simple" label={m.nav_email()} />
            <Way to={targets.whatsapp} icon="whatsapp-logo" label="WhatsApp" />
            <Way to={targets.messenger} icon="messenger-logo" label="Messenger" />
          </Dropdown>
        </div>
        <div className={styles.side}>
          <Anchor to={operator.reviewSite.url} className={styles.item}>
            {operator.reviewSite.name}
            <Icon name="arrow-up-right-bold" size="xs" />
          </Anchor>
          <SocialLinks social={operator.social} />
          <a
            className={styles.item}
            href={otherLanguage.href}
            lang={otherLanguage.lang}
            hrefLang={otherLanguage.lang}
          >
            {otherLanguage.label}
          </a>
        </div>
      </Wrap>
    </div>
  )
}

function Dropdown({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <details name="top-bar" className={styles.dropdown} suppressHydrationWarning>
      <summary className={styles.item}>
        <Icon name={icon} />
        {label}
        <Icon name="caret-down-bold" size="xs" className={styles.caret} />
      </summary>
      <ul className={`on-paper ${styles.list}`}>{children}</ul>
    </details>
  )
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <Anchor to={to}>
        <Icon name={icon} /> {label}
      </Anchor>
    </li>
  )
}
