import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { textsOfAnswer, type WishTexts } from '#app/features/wish/wish-fields.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import type { Draft } from './contact-draft.ts'
import styles from './contact-form.module.css'
import { QuestionForm, type Wording } from './question-form.tsx'
import { useSending } from './use-sending.ts'

export interface ContactFormProps {
  /** Countries to choose from, in the order of the specification. */
  countries: readonly { tag: string; name: string }[]
  /** Initial values of the fields: country and url at least. */
  initial: Draft
  /** What is known of the wish. */
  said: WishTexts
  /** The server's answer to a form posted without script. */
  result?: SubmissionResult<string[]> | undefined
  /** First name of the planner for the selected country; null if the office answers. */
  answerer: string | null
  /** Called when the visitor selects a country. */
  onCountry?: (tag: string) => void
  /** Key of the partner whose page shows the form. The form then posts to that page, which also shows the thanks. */
  partner?: string | undefined
  /** The words of a form about one thing, whose country is not asked. */
  wording?: Wording
}

const NOTHING: WishTexts = {}

/** The quick contact form. Without script it posts to its own page; both ways call the same command. */
export function ContactForm({ initial, said, result, answerer, partner, ...rest }: ContactFormProps) {
  const { status, sent, send } = useSending()
  const { url, requestKey, referral } = initial
  const unchanged = { url, requestKey, referral }
  if (partner && sent) return <Navigate to={links.partnerSuccess(partner, sent.receiptKey)} replace />
  if (status === 'success' && sent) return <Sent answerer={answerer} receiptKey={sent.receiptKey} />
  // After a send the form starts empty, so that the same text is not sent twice by accident.
  return (
    <QuestionForm
      {...rest}
      initial={sent ? { ...unchanged, country: sent.country } : initial}
      said={sent ? NOTHING : result ? textsOfAnswer(result.initialValue) : said}
      result={sent ? undefined : result}
      action={partner ? links.partnerPreview(partner) : links.ask()}
      loading={status === 'loading'}
      hasFailed={status === 'error'}
      hasReferral={partner !== undefined}
      receiptKey={sent?.receiptKey}
      onSend={send}
    />
  )
}

function Sent({ answerer, receiptKey }: { answerer: string | null; receiptKey: string }) {
  const message = useRef<HTMLDivElement>(null)
  // The focused button was removed, so the message takes the focus.
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.sent} ref={message} tabIndex={-1}>
      <DoneSun className={styles.sun} />
      <Display as="p" size={30} role="status">
        {m.contact_sent()}
      </Display>
      <Text tone="quiet">
        {answerer ? m.contact_sent_note({ name: answerer }) : m.contact_office_sent_note()}
      </Text>
      <MoreLink to={links.receipt(receiptKey)}>{m.contact_see_receipt()}</MoreLink>
    </div>
  )
}
