import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/email-samples.ts'
import styles from './mailbox.module.css'
import { getEmailSamples } from './mailbox-queries.server.ts'

export { privatePage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async (ctx, { params }: Route.LoaderArgs) =>
  getEmailSamples(ctx, params.template),
)

/** One email about invented things, as it is sent. */
export default function EmailSamplesPage({ loaderData }: Route.ComponentProps) {
  const { template, reader, mayContain, mayNotContain, refusableAs, samples } = loaderData
  return (
    <main id="main">
      <title>{`${template} · Ceiba`}</title>
      <Section>
        <Wrap>
          <MoreLink to={links.devEmails()}>Emails</MoreLink>
          <Display as="h1" size={44}>
            {template}
          </Display>
          <Facts
            facts={[
              { label: 'To', value: reader },
              { label: 'May contain', value: mayContain },
              { label: 'May not contain', value: mayNotContain ?? '–' },
              { label: 'May be refused', value: refusableAs ? `as ${refusableAs}` : 'no' },
            ]}
          />
          {samples.map(({ subject, html, text }) => (
            <section key={text}>
              <Display as="h2" size={30}>
                {subject}
              </Display>
              {/* The email's own markup, cut off from this page: no script, no access. */}
              <iframe className={styles.email} title={subject} sandbox="" srcDoc={html} />
              <pre className={styles.plain}>{text}</pre>
            </section>
          ))}
        </Wrap>
      </Section>
    </main>
  )
}
