import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/api-locale.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmailPreview } from './email-preview.tsx'
import type { OfficeEmail } from './email-text-schema.ts'
import styles from './email-texts.module.css'
import { SentenceFields } from './sentence-fields.tsx'
import { useEmailTexts } from './use-email-texts.ts'

/** What one email says: each sentence in both languages, beside the email itself. */
export function EmailEditor({ template }: { template: string }) {
  const { data, error, refetch } = usePrivateQuery('GET /api/admin/emails/{template}', {
    path: { template },
    query: { locale: apiLocale() },
  })
  if (data) return <Known email={data} reread={async () => (await refetch()).data} />
  const isGone = error instanceof ApiError && error.status < 500
  return (
    <main id="main" className={styles.page} aria-busy={!error}>
      <ListHead title={m.office_emails()} />
      <div className={styles.body}>
        {error ? (
          <Text>{isGone ? m.office_emails_gone() : m.office_away()}</Text>
        ) : (
          <Skeleton width="100%" height="20rem" />
        )}
        {isGone && <TextLink to={links.officeEmails()}>{m.office_emails_all()}</TextLink>}
        {error && !isGone && (
          <SecondaryButton size="sm" onClick={() => void refetch()}>
            {m.office_retry()}
          </SecondaryButton>
        )}
      </div>
    </main>
  )
}

interface KnownProps {
  email: OfficeEmail
  /** Reads it again. */
  reread: () => Promise<OfficeEmail | undefined>
}

function Known({ email, reread }: KnownProps) {
  const edited = useEmailTexts(email, reread)
  const { texts, problems, theirs, isChanged, isBusy, write, take, save, sendTest } = edited
  return (
    <main id="main" className={styles.page}>
      <ListHead title={email.subject}>
        <TextLink to={links.officeEmails()}>{m.office_emails_all()}</TextLink>
      </ListHead>
      <div className={styles.columns}>
        <form
          className={styles.body}
          onSubmit={event => {
            event.preventDefault()
            void save()
          }}
        >
          {email.sentences.map(sentence => (
            <SentenceFields
              key={sentence.message}
              sentence={sentence}
              words={texts[sentence.message] ?? sentence.builtIn}
              theirs={theirs[sentence.message]}
              problems={problems.filter(({ message }) => message === sentence.message)}
              onWrite={words => write(sentence.message, words)}
            />
          ))}
          <div className={styles.actions}>
            <Button type="submit" disabled={isBusy || !isChanged}>
              {m.office_emails_save()}
            </Button>
            {!isChanged && <Text size="small">{m.office_emails_saved()}</Text>}
          </div>
          <Versions email={email} onTake={take} />
        </form>
        <EmailPreview email={email} texts={texts} isRight={problems.length === 0} onTest={sendTest} />
      </div>
    </main>
  )
}

interface VersionsProps {
  email: OfficeEmail
  onTake: (texts: OfficeEmail['texts']) => void
}

/** Who wrote it and when, each with a way back into the fields; the last is what it is built with. */
function Versions({ email: { versions }, onTake }: VersionsProps) {
  if (versions.length === 0) return <Text>{m.office_emails_as_built()}</Text>
  return (
    <section className={styles.versions}>
      <Display as="h2" size={24}>
        {m.office_emails_versions()}
      </Display>
      <ul>
        {versions.map(({ number, by, createdTs, texts }) => {
          const day = formatDay(createdTs.slice(0, 10), getLocale())
          const words = by
            ? m.office_emails_version({ number, by, day })
            : m.office_emails_version_on({ number, day })
          return (
            <li key={number}>
              <span>{words}</span>
              <SecondaryButton
                size="sm"
                aria-label={`${m.office_emails_take()}: ${words}`}
                onClick={() => onTake(texts)}
              >
                {m.office_emails_take()}
              </SecondaryButton>
            </li>
          )
        })}
        <li>
          <span>{m.office_emails_built()}</span>
          <SecondaryButton
            size="sm"
            aria-label={`${m.office_emails_take()}: ${m.office_emails_built()}`}
            onClick={() => onTake({})}
          >
            {m.office_emails_take()}
          </SecondaryButton>
        </li>
      </ul>
    </section>
  )
}
