import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { contactForm } from '#app/features/request/plan/plan-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { DoneSun } from '#app/ui/done-sun.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Draft, draftFor, joinedMessage, keepDraft } from './contact-draft.ts'
import styles from './contact-form.module.css'
import { contactMessage } from './contact-messages.ts'
import { keepToPhoneCharacters } from './phone-characters.ts'
import { useSending } from './use-sending.ts'

export interface ContactFormProps {
  /** Countries to choose from, in the specification's order. */
  countries: readonly { tag: string; name: string }[]
  /** What the fields hold at first: country and url at least. */
  initial: Draft
  /** What came back when it was posted without script. */
  result?: SubmissionResult<string[]> | undefined
  /** Who answers, by first name. */
  answerer: string | null
  /** Key of the partner on whose page it stands: it posts there, and thanks on the partner's own page. */
  partner?: string
}

/** The quick contact form. Without script it posts to its own page; both ways call one command. */
export function ContactForm({ countries, initial, result, answerer, partner }: ContactFormProps) {
  const { status, problem, sent, send } = useSending()
  const [hydrated, setHydrated] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm({
    id: 'ask',
    lastResult: result ?? null,
    constraint: getZodConstraint(contactForm),
    defaultValue: initial,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactForm }),
    onSubmit: (event, { submission }) => {
      event.preventDefault()
      if (submission?.status === 'success' && status !== 'loading') void send(submission.value)
    },
  })

  const { update } = form
  const { message: begun } = initial
  useEffect(() => {
    setHydrated(true)
    for (const { name, value } of draftFor(element.current)) {
      const joined = name === 'message' ? joinedMessage(begun, value) : value
      update({ name, value: joined, validated: false })
    }
  }, [update, begun])

  if (partner && sent) return <Navigate to={links.partnerSuccess(partner, sent.receiptKey)} replace />
  if (status === 'success' && sent) return <Sent answerer={answerer} receiptKey={sent.receiptKey} />
  return (
    <form
      ref={element}
      {...getFormProps(form)}
      method="post"
      action={partner ? links.partnerPreview(partner) : links.ask()}
      className={styles.form}
      noValidate={hydrated}
      onInput={event => keepDraft(Object.fromEntries(new FormData(event.currentTarget)) as Draft)}
    >
      {status === 'error' && <Note kind="error">{contactMessage([problem])}</Note>}
      {form.errors && <Note kind="error">{contactMessage(form.errors)}</Note>}
      <div className={styles.fields}>
        <TextField
          {...getInputProps(fields.name, { type: 'text', ariaAttributes: false })}
          key={fields.name.key}
          label={m.contact_name()}
          autoComplete="name"
          error={contactMessage(fields.name.errors)}
        />
        <TextField
          {...getInputProps(fields.email, { type: 'email', ariaAttributes: false })}
          key={fields.email.key}
          label={m.contact_email()}
          autoComplete="email"
          error={contactMessage(fields.email.errors)}
        />
        <TextField
          {...getInputProps(fields.phone, { type: 'tel', ariaAttributes: false })}
          key={fields.phone.key}
          label={m.contact_phone()}
          mark={`(${m.contact_optional()})`}
          hint={m.contact_phone_hint()}
          autoComplete="tel"
          onBeforeInput={keepToPhoneCharacters}
          error={contactMessage(fields.phone.errors)}
        />
        <SelectField
          {...getSelectProps(fields.country, { ariaAttributes: false })}
          key={fields.country.key}
          label={m.contact_country()}
          error={contactMessage(fields.country.errors)}
        >
          {countries.map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.wide}>
          <TextArea
            {...getTextareaProps(fields.message, { ariaAttributes: false })}
            key={fields.message.key}
            label={m.contact_message()}
            error={contactMessage(fields.message.errors)}
          />
        </div>
      </div>
      <input {...getInputProps(fields.url, { type: 'hidden' })} key={fields.url.key} />
      <input {...getInputProps(fields.requestKey, { type: 'hidden' })} key={fields.requestKey.key} />
      {partner && <input {...getInputProps(fields.referral, { type: 'hidden' })} key={fields.referral.key} />}
      <div className={styles.send}>
        <Button type="submit" icon="paper-plane-tilt-bold" loading={status === 'loading'}>
          {status === 'loading' ? m.contact_sending() : m.contact_send()}
        </Button>
        <Text size="fine" tone="quiet">
          {m.contact_privacy()}
        </Text>
      </div>
      {sent && <MoreLink to={links.receipt(sent.receiptKey)}>{m.contact_see_receipt()}</MoreLink>}
    </form>
  )
}

function Sent({ answerer, receiptKey }: { answerer: string | null; receiptKey: string }) {
  return (
    <div className={styles.sent}>
      <DoneSun className={styles.sun} />
      <Display as="p" size={30} role="status">
        {m.contact_sent()}
      </Display>
      {answerer && <Text tone="quiet">{m.contact_sent_note({ name: answerer })}</Text>}
      <MoreLink to={links.receipt(receiptKey)}>{m.contact_see_receipt()}</MoreLink>
    </div>
  )
}
