import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './email-texts.module.css'

/** Every email that the site sends, by its subject. */
export function EmailList() {
  const emails = usePrivateQuery('GET /api/admin/emails', {
    query: { locale: apiLocale() },
  })
  return (
    <main id="main" className={styles.page} aria-busy={emails.isPending}>
      <ListHead title={m.office_emails()} />
      <div className={styles.body}>
        <Text>{m.office_emails_lead()}</Text>
        <ListWaits list={emails} />
        {emails.data && (
          <ul className={styles.list}>
            {emails.data.map(({ template, subject, changed }) => (
              <li key={template}>
                <Anchor to={links.officeEmail(template)}>{subject}</Anchor>
                {changed && (
                  <small>
                    {m.office_emails_changed({ day: formatDay(changed.slice(0, 10), getLocale()) })}
                  </small>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}
