import type { SubmissionResult } from '@conform-to/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { firstReferral } from '#app/features/account/partner/referral.ts'
import { requestKeyOn } from '#app/features/plan/core/plan.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import { textsOfAnswer, type WishTexts } from '#app/features/wish/wish-fields.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { matchLanguage } from '#database/values/languages.ts'
import styles from './contact-form.module.css'
import type { ContactForm as Question } from './contact-form-schema.ts'
import { callOfQuestion } from './contact-form-schema.ts'
import { dropUnsent, type UnsentWords } from './contact-unsent.ts'
import { QuestionForm, type Wording } from './question-form.tsx'

export interface ContactFormProps {
  /** Countries to choose from, in the order of the specification. */
  countries: readonly { tag: string; name: string }[]
  /** Initial values of the fields: country and url at least. */
  initial: UnsentWords
  /** What is known of the wish. */
  said: WishTexts
  /** The server's answer to a form posted without script. */
  result?: SubmissionResult<string[]> | undefined
  /** First name of the planner for the selected country; null if the office answers. */
  answerer: string | null
  /** Below the field of the country. */
  countryHint?: string | undefined
  /** Called when the visitor selects a country. */
  onCountry?: (tag: string) => void
  /** Called once the question is sent. */
  onSent?: (() => void) | undefined
  /** Key of the partner whose page shows the form. The form then posts to that page, which also shows the thanks. */
  partner?: string | undefined
  /** It is the whole page, which the receipt follows as it does without script. */
  isPage?: boolean
  /** The words of a form about one thing, whose country is not asked. */
  wording?: Wording
  /** Above the form; the thanks have one of their own. */
  heading?: ReactNode
}

const NOTHING: WishTexts = {}

/** The quick contact form. Without script it posts to its own page; both ways call the same command. */
export function ContactForm({
  initial,
  said,
  result,
  answerer,
  partner,
  isPage = false,
  onSent,
  heading,
  ...rest
}: ContactFormProps) {
  const { status, sent, send } = useSending(onSent)
  // On a trip's page the thanks stay, however long one reads on: what is sent is not to be looked for again.
  const [goesAgain, setGoesAgain] = useState(false)
  const stays = rest.wording !== undefined && !goesAgain
  const { url, requestKey, referral } = initial
  const unchanged = { url, requestKey, referral }
  if (partner && sent) return <Navigate to={links.partnerSuccess(partner, sent.receiptKey)} replace />
  if (sent && (status === 'success' || stays))
    return (
      <Sent
        answerer={answerer}
        promise={sent.promise}
        receiptKey={sent.receiptKey}
        goesOn={isPage}
        as={heading === undefined ? 'p' : 'h2'}
        again={stays && rest.wording && <rest.wording.Again onClick={() => setGoesAgain(true)} />}
      />
    )
  // After a send the form starts empty, so that the same text is not sent twice by accident.
  return (
    <>
      {heading}
      {sent && <SentBefore answerer={answerer} promise={sent.promise} receiptKey={sent.receiptKey} />}
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
        onSend={form => {
          setGoesAgain(false)
          return send(form, rest.wording?.promise ?? null)
        }}
      />
    </>
  )
}

interface SentProps {
  answerer: string | null
  /** By when they answer, as it was said when it was sent. */
  promise: string | null
  receiptKey: string
  /** Whether the receipt opens of itself; until it is there, the message stands. */
  goesOn: boolean
  /** A heading where the form had its own. */
  as: 'h2' | 'p'
  /** Opens the form again; nothing where it comes of itself. */
  again: ReactNode
}

/** Stands above the empty form, once the thanks have gone: that it was sent, to whom, by when, and the receipt. */
function SentBefore({
  answerer,
  promise,
  receiptKey,
}: Pick<SentProps, 'answerer' | 'promise' | 'receiptKey'>) {
  return (
    <Note kind="ok">
      <b>{answerer ? m.contact_sent_to({ name: answerer }) : m.contact_sent()}</b> {promise && `${promise}. `}
      <TextLink to={links.receipt(receiptKey)}>{m.contact_see_receipt()}</TextLink>
    </Note>
  )
}

function Sent({ answerer, promise, receiptKey, goesOn, as, again }: SentProps) {
  const message = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // The focused button was removed, so the message takes the focus.
  useEffect(() => message.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever else changes
  useEffect(() => {
    if (goesOn) void navigate(`${links.receipt(receiptKey)}?sent`)
  }, [])
  return (
    <div className={styles.sent} ref={message} tabIndex={-1}>
      <DoneSun className={styles.sun} />
      <div role="status">
        <Display as={as} size={30}>
          {m.contact_sent()}
        </Display>
      </div>
      {promise && <Text>{promise}.</Text>}
      <Text tone="quiet">
        {answerer ? m.contact_sent_note({ name: answerer }) : m.contact_office_sent_note()}
      </Text>
      <div className={styles.next}>
        <Button to={links.receipt(receiptKey)}>{m.contact_see_receipt()}</Button>
        {again}
      </div>
    </div>
  )
}

/** Time limit for the answer; after it the send counts as failed. */
const ANSWER_WITHIN_MS = 15_000

/**
 * Sends the form from the browser (specification, section 7): for the person who is logged in as their plan, otherwise
 * as a create-user-with-new-plan operation.
 * @throws if the server is unreachable, refuses it or answers something else.
 */
async function sendContactForm(form: Question, requestKey: string): Promise<SentRequest> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const headers = { 'idempotency-key': requestKey }
  const newPlan = { ...callOfQuestion(form), created_ts: new Date().toISOString() }
  const referral = firstReferral() ?? form.referral
  if (storedLoginKey() !== null) {
    const { sendOwn } = await import('./own-contact.ts')
    const own = await sendOwn(form, { body: { referral, newPlan }, headers, signal })
    if (own) return own
  }
  const body = {
    name: form.name,
    email: form.email,
    phone: form.phone,
    locale: matchLanguage(navigator.languages),
    timezone: '',
    referral,
    // Time since the page opened: a script submits faster than a person can type.
    evidence: { trap: form.subject ?? false, took_ms: Math.round(performance.now()) },
    newPlan,
  }
  const { data } = await browserApi('POST /api/public/user/create_with_new_plan', { body, headers, signal })
  return {
    userId: data.user_id,
    receiptKey: data.receipt_key,
    utmTicket: data.utm_ticket,
    challenge: data.challenge,
  }
}

/** Milliseconds until the form's status returns to idle (specification, section 9: form status reset). */
const STATUS_RESET_MS = 5_000

type SendingStatus = 'idle' | 'loading' | 'success' | 'error'

/** A retry with the same content keeps its key, even past midnight. */
function requestKeys(): (form: Question) => string {
  let last = { content: '', key: '' }
  return form => {
    const content = JSON.stringify(form)
    if (content !== last.content) last = { content, key: requestKeyOn(new Date()) }
    return last.key
  }
}

/** Sends the form: idle, loading, then success or error, and idle again (specification, section 4). */
function useSending(onSent?: () => void) {
  const [status, setStatus] = useState<SendingStatus>('idle')
  const [sent, setSent] = useState<(SentRequest & { country: string; promise: string | null }) | null>(null)
  const keyFor = useRef(requestKeys())

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return
    const timer = setTimeout(() => setStatus('idle'), STATUS_RESET_MS)
    return () => clearTimeout(timer)
  }, [status])

  async function send(form: Question, promise: string | null): Promise<void> {
    setStatus('loading')
    try {
      const answer = await sendContactForm(form, keyFor.current(form))
      setSent({ ...answer, country: form.country, promise })
      dropUnsent()
      setStatus('success')
      onSent?.()
      void import('#app/features/request/sending/follow-sent.ts').then(({ followSent }) => followSent(answer))
    } catch {
      setStatus('error')
    }
  }
  return { status, sent, send }
}
