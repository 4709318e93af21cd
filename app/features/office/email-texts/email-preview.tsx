import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { browserRequest } from '#app/client/api-client/api-client.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import type { OfficeEmail, OwnEmailTexts } from './email-text-schema.ts'
import styles from './email-texts.module.css'

interface EmailPreviewProps {
  email: OfficeEmail
  texts: OwnEmailTexts
  /** Whether it could be sent. */
  isRight: boolean
  onTest: (sample: number, locale: 'EN' | 'ES') => Promise<void>
}

/** The email as it would be sent with these sentences, about something invented. */
export function EmailPreview({ email: { template, samples }, texts, isRight, onTest }: EmailPreviewProps) {
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
