import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/email.ts'
import styles from './mailbox.module.css'
import { getSentEmail } from './mailbox-queries.server.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) => getSentEmail(ctx, params.emailId))

/** The addresses in an email's text, each once. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>")\]]+/g) ?? [])]
}

export default function EmailPage({ loaderData }: Route.ComponentProps) {
  const { subject, from, to, replyTo, sentAt, html, text } = loaderData
  return (
    <main id="main">
      <title>{`${subject} · Ceiba`}</title>
      <Section>
        <Wrap>
          <MoreLink to={links.devMail()}>Mailbox</MoreLink>
          <Display as="h1" size={44}>
            {subject}
          </Display>
          <Facts
            facts={[
              { label: 'From', value: from },
              { label: 'To', value: to },
              { label: 'Reply to', value: replyTo },
              { label: 'Left', value: sentAt },
            ]}
          />
          {/* The frame below lets no link out, so those of the text are repeated here. */}
          <ul className={styles.list}>
            {linksIn(text).map(address => (
              <li key={address}>
                <a href={address}>{address}</a>
              </li>
            ))}
          </ul>
          {/* The email's own markup, cut off from this page: no script, no access. */}
          <iframe className={styles.email} title="The email" sandbox="" srcDoc={html} />
          <pre className={styles.plain}>{text}</pre>
        </Wrap>
      </Section>
    </main>
  )
}
