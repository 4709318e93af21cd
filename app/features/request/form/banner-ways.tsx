import type { ReactNode } from 'react'
import type { Operator, Phone } from '#app/features/people/operator/operator-schema.ts'
import type { ContactTargets } from '#app/features/people/reach/contact-targets.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Answerer } from './answerer.tsx'
import styles from './banner-ways.module.css'

interface BannerWaysProps {
  title: string
  /** Address of the contact form. */
  ask: string
  operator: Pick<Operator, 'email'>
  /** The phone number for this page. */
  phone: Pick<Phone, 'number' | 'e164'>
  answerer: Answerer | null
  targets: ContactTargets
  /** Page where a call is booked; null if the page has no country. */
  team: string | null
}

/** Lists every contact channel beside a traveller's quote. */
export function BannerWays({ title, ask, operator, phone, answerer, targets, team }: BannerWaysProps) {
  const who = answerer && m.banner_answers({ name: answerer.firstName })
  return (
    <Wrap className={styles.ways}>
      <figure className={styles.quote}>
        <blockquote>{m.banner_sample_quote()}</blockquote>
        <figcaption>{m.banner_sample_by()}</figcaption>
      </figure>
      <div className={styles.list}>
        <Display as="p" size={24}>
          {title}
        </Display>
        <ul>
          <Way to={ask} icon="chat-circle-text" name={m.contact_title()} data-ask>
            {who}
          </Way>
          <Way to={contacts.call(phone.e164)} icon="phone" name={phone.number}>
            {answerer && m.banner_from({ place: answerer.place })}
          </Way>
          <Way to={targets.whatsapp} icon="whatsapp-logo" name="WhatsApp" />
          <Way to={targets.messenger} icon="messenger-logo" name="Messenger" />
          <Way to={targets.mail} icon="envelope-simple" name={operator.email}>
            {m.banner_mail_note()}
          </Way>
          {team ? (
            <Way to={team} icon="calendar-blank" name={m.banner_book_call()}>
              {answerer && m.banner_book_call_note({ name: answerer.firstName })}
            </Way>
          ) : (
            <Way to={targets.text} icon="chat-circle-text" name={m.nav_text_message()} />
          )}
        </ul>
      </div>
    </Wrap>
  )
}

interface WayProps {
  to: string
  icon: IconName
  name: string
  'data-ask'?: boolean
  children?: ReactNode
}

function Way({ icon, name, children, ...rest }: WayProps) {
  return (
    <li>
      <Anchor {...rest}>
        <Icon name={icon} />
        <span>
          {name}
          {children && <small>{children}</small>}
        </span>
      </Anchor>
    </li>
  )
}
