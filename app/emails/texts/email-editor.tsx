import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { browserRequest } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
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
import { TextArea } from '#app/ui/text-area.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { LOCALES, type Locale, type Words } from '#database/values/locale.ts'
import type {
  EmailPart,
  EmailSentence,
  EmailTextProblem,
  OfficeEmail,
  OwnEmailTexts,
} from './email-text-schema.ts'
import styles from './email-texts.module.css'
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

interface EmailPreviewProps {
  email: OfficeEmail
  texts: OwnEmailTexts
  /** Whether it could be sent. */
  isRight: boolean
  onTest: (sample: number, locale: 'EN' | 'ES') => Promise<void>
}

/** The email as it would be sent with these sentences, about something invented. */
function EmailPreview({ email: { template, samples }, texts, isRight, onTest }: EmailPreviewProps) {
  const [locale, setLocale] = useState(apiLocale)
  const [sample, setSample] = useState('0')
  const [isSending, setSending] = useState(false)
  const shown = useDeferredValue(texts)
  const { data, error } = useQuery({
    queryKey: ['email preview', template, locale, shown],
    queryFn: async ({ signal }) => {
      const body = { texts: shown }
      const { data } = await browserRequest('POST /api/admin/emails/{template}/preview', {
        ...{ path: { template }, query: { locale }, body, signal },
      })
      return data
    },
    placeholderData: before => before,
  })
  const one = data?.[Number(sample)]
  return (
    <section className={styles.preview} aria-label={m.office_emails_shown()}>
      <div className={styles.choices}>
        <ListChoices
          label={m.office_emails_language()}
          choices={[
            ['EN', m.office_document_english()],
            ['ES', m.office_document_spanish()],
          ]}
          chosen={locale}
          onChoose={setLocale}
        />
        {samples > 1 && (
          <ListChoices
            label={m.office_emails_cases()}
            choices={Array.from(
              { length: samples },
              (_, at) => [String(at), m.office_emails_case({ number: at + 1 })] as const,
            )}
            chosen={sample}
            onChoose={setSample}
          />
        )}
      </div>
      {one ? (
        <>
          <Display as="h2" size={24}>
            {one.subject}
          </Display>
          {/* The email's own markup, cut off from this page: no script, no access. */}
          <iframe title={one.subject} sandbox="" srcDoc={one.html} />
        </>
      ) : error ? (
        <Text>{m.office_away()}</Text>
      ) : (
        <Skeleton width="100%" height="24rem" />
      )}
      <div className={styles.actions}>
        <SecondaryButton
          size="sm"
          icon="envelope-simple"
          disabled={!isRight || isSending}
          onClick={async () => {
            setSending(true)
            await onTest(Number(sample), locale)
            setSending(false)
          }}
        >
          {m.office_emails_test()}
        </SecondaryButton>
        <Text size="small">{m.office_emails_test_hint()}</Text>
      </div>
    </section>
  )
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

const parts: Record<EmailPart, () => string> = {
  subject: m.office_emails_subject,
  title: m.office_emails_title,
  preview: m.office_emails_preview_line,
  text: m.office_emails_text,
  button: m.office_emails_button,
  reason: m.office_emails_reason,
}

const languages: Record<Locale, () => string> = {
  en: m.office_document_english,
  es: m.office_document_spanish,
}

function problemWords({ problem, placeholder }: EmailTextProblem): string {
  if (problem === 'empty') return m.office_emails_empty()
  if (problem === 'too_long') return m.office_emails_too_long()
  if (problem === 'one_line') return m.office_emails_one_line()
  return placeholder ? m.office_emails_unknown({ name: `{${placeholder}}` }) : m.office_emails_braces()
}

interface SentenceFieldsProps {
  sentence: EmailSentence
  words: Words
  /** What a colleague wrote meanwhile. */
  theirs: Words | undefined
  problems: readonly EmailTextProblem[]
  onWrite: (words: Words) => void
}

/** A sentence of an email in both languages, with what it may name and the way back to what it is built with. */
function SentenceFields({ sentence, words, theirs, problems, onWrite }: SentenceFieldsProps) {
  const { part, placeholders, builtIn, varies } = sentence
  const isBuiltIn = words.en === builtIn.en && words.es === builtIn.es
  return (
    <fieldset className={styles.sentence}>
      <legend>{parts[part]()}</legend>
      {varies ? (
        <>
          <Text>{words.en}</Text>
          <Text>{words.es}</Text>
          <Text size="small">{m.office_emails_varies()}</Text>
        </>
      ) : (
        <div className={styles.pair}>
          {LOCALES.map(locale => {
            const problem = problems.find(each => each.locale === locale)
            return (
              <TextArea
                key={locale}
                label={languages[locale]()}
                lang={locale}
                rows={part === 'text' ? 4 : 2}
                value={words[locale]}
                error={problem && problemWords(problem)}
                onChange={({ target }) =>
                  onWrite({ ...words, [locale]: target.value.replaceAll(/\s*\n\s*/g, ' ') })
                }
              />
            )
          })}
        </div>
      )}
      {placeholders.length > 0 && !varies && (
        <Text size="small">
          {m.office_emails_may_name({ names: placeholders.map(name => `{${name}}`).join(' ') })}
        </Text>
      )}
      {theirs && (
        <div role="status" className={styles.theirs}>
          <Text>{m.office_emails_theirs({ en: theirs.en, es: theirs.es })}</Text>
          <SecondaryButton size="sm" onClick={() => onWrite(theirs)}>
            {m.office_emails_take_theirs()}
          </SecondaryButton>
        </div>
      )}
      {!(isBuiltIn || varies) && (
        <SecondaryButton size="sm" onClick={() => onWrite(builtIn)}>
          {m.office_emails_back()}
        </SecondaryButton>
      )}
    </fieldset>
  )
}
