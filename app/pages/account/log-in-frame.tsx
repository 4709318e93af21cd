import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Brand } from '#app/brand/brand.tsx'
import { useFocusReturn } from '#app/client/use-focus-return.ts'
import { links, otherLanguage } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './log-in-frame.module.css'

interface DoorFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/**
 * The frame of the log-in and sign-up pages (design, 16): the tree on sky blue with the link home, and the form
 * beside it.
 */
export function LogInFrame({ title, lead, children }: DoorFrameProps) {
  useFocusReturn()
  const { site, mailbox } = useSite()
  const { pathname, search } = useLocation()
  const other = otherLanguage(pathname, search)
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <Brand name={site.operator.name} country={null} />
        <a href={other.href} lang={other.lang} hrefLang={other.lang} className={styles.language}>
          {other.label}
        </a>
      </header>
      <div className={styles.sky} aria-hidden="true">
        <CeibaTree state="whole" className={styles.tree} />
      </div>
      <main id="main" className={styles.own}>
        <div>
          <Display as="h1" size={64}>
            {title}
          </Display>
          <Text tone="quiet">{lead}</Text>
          {children}
          {mailbox && <MailboxNote {...mailbox} />}
        </div>
      </main>
    </div>
  )
}

/** Where the emails are of an installation that sends none, so that a newcomer reaches the pages behind the log-in. */
function MailboxNote({ traveller }: { traveller: string | null }) {
  return (
    <aside className={styles.mailbox}>
      <Text size="fine" tone="quiet">
        {m.identity_mailbox()} <TextLink to={links.devMail()}>{m.identity_mailbox_open()}</TextLink>.{' '}
        {traveller && m.identity_mailbox_traveller({ email: traveller })}
      </Text>
    </aside>
  )
}
