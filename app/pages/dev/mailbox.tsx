import { Link } from 'react-router'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/mailbox.ts'
import styles from './mailbox.module.css'
import { getSentEmails } from './mailbox-queries.server.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => getSentEmails(ctx))

export function meta() {
  return [{ title: 'Mailbox · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

/** Emails that the embedded default saved instead of sending. For developers and so only in English. */
export default function Mailbox({ loaderData: emails }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Display as="h1" size={64}>
            Mailbox
          </Display>
          {emails.length === 0 && (
            <Text size="lead">No email has left yet. Ask something, and two will.</Text>
          )}
          <ul className={styles.list}>
            {emails.map(({ id, to, subject, sentAt }) => (
              <li key={id}>
                <Link to={links.devMailEmail(String(id))}>{subject}</Link>
                <span>{to}</span>
                <time dateTime={sentAt}>{sentAt.slice(0, 16).replace('T', ' ')}</time>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
    </main>
  )
}
