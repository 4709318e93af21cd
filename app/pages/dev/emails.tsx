import { Link } from 'react-router'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/emails.ts'
import styles from './mailbox.module.css'
import { getEmails } from './mailbox-queries.server.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => getEmails(ctx))

export function meta() {
  return [{ title: 'Emails · Ceiba' }, { name: 'robots', content: 'noindex' }]
}

/** Every email that the site sends. For developers and so only in English. */
export default function EmailsPage({ loaderData: emails }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section>
        <Wrap>
          <Display as="h1" size={64}>
            Emails
          </Display>
          <ul className={styles.list}>
            {emails.map(({ template, reader, refusableAs }) => (
              <li key={template}>
                <Link to={links.devEmailSamples(template)}>{template}</Link>
                <span>{reader}</span>
                <span>{refusableAs && `may be refused: ${refusableAs}`}</span>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
    </main>
  )
}
