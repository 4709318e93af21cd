import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { LOCALES, type Locale, type Words } from '#database/values/locale.ts'
import type { EmailPart, EmailSentence, EmailTextProblem } from './email-text-schema.ts'
import styles from './email-texts.module.css'

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
export function SentenceFields({ sentence, words, theirs, problems, onWrite }: SentenceFieldsProps) {
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
