import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { TrapField } from '#app/features/request/spam/trap-field.tsx'
import type { WishTexts } from '#app/features/wish/wish-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { ContactFields, contactMessage, UnsentWish } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { type ContactForm, contactForm } from './contact-form-schema.ts'
import { joinedMessage, saveUnsent, type UnsentWords, unsentFor } from './contact-unsent.ts'

/** What a form says that is about one thing: it has its own question, and ways to begin an answer. */
export interface Wording {
  title: string
  message: string
  hint: string
  send: string
  /** By when they answer what is sent now. */
  promise: string
  /** Beside the button: what it is sent with, and by when an answer comes. */
  note: string
  /** Below the fields of the days. */
  belowDays: ReactNode
  /** Opens the form again, once its message is sent. */
  Again: ComponentType<{ onClick: () => void }>
  /** Ways to begin the message. */
  Starts: ComponentType<{ message: string; onWrite: (message: string) => void }>
}

interface QuestionFormProps {
  countries: readonly { tag: string; name: string }[]
  initial: UnsentWords
  /** What the address said of the wish, or the form that was posted without script. */
  said: WishTexts
  result: SubmissionResult<string[]> | undefined
  /** Where it posts to without script. */
  action: string
  loading: boolean
  /** Message key of the last failure. */
  hasFailed: boolean
  /** Whether a partner's page shows the form; that page adds a signed referral. */
  hasReferral: boolean
  /** Key of the question sent before this one. */
  receiptKey: string | undefined
  countryHint?: string | undefined
  onCountry?: (tag: string) => void
  wording?: Wording | undefined
  onSend: (form: ContactForm) => Promise<void>
}

/** Fills in who is logged in; without that, or the script for it, the fields stay as they are. */
async function fill(
  form: HTMLFormElement | null,
  update: Parameters<typeof import('./own-contact.ts').fillOwn>[1],
  signal: AbortSignal,
): Promise<void> {
  if (!form || storedLoginKey() === null) return
  await import('./own-contact.ts').then(({ fillOwn }) => fillOwn(form, update, signal)).catch(() => undefined)
}

/** The fields of the contact form (specification, section 5). */
export function QuestionForm(props: QuestionFormProps) {
  const {
    countries,
    initial,
    said,
    result,
    loading,
    hasFailed,
    hasReferral,
    receiptKey,
    countryHint,
    onCountry,
    onSend,
    wording,
  } = props
  const element = useRef<HTMLFormElement>(null)
  const [hydrated, setHydrated] = useState(false)
  const [form, fields] = useForm({
    id: wording ? 'change' : 'ask',
    lastResult: result ?? null,
    constraint: getZodConstraint(contactForm),
    defaultValue: initial,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactForm }),
    onSubmit: (event, { submission }) => {
      event.preventDefault()
      if (submission?.status === 'success' && !loading) void onSend(submission.value)
    },
  })

  const { update } = form
  const { message: begun } = initial
  useEffect(() => {
    setHydrated(true)
    for (const { name, value } of unsentFor(element.current)) {
      const joined = name === 'message' ? joinedMessage(begun, value) : value
      update({ name, value: joined, validated: false })
    }
  }, [update, begun])

  useEffect(() => {
    const over = new AbortController()
    void fill(element.current, update, over.signal)
    return () => over.abort()
  }, [update])

  // The thanks, which had the focus, were removed.
  useEffect(() => {
    if (document.activeElement === document.body && receiptKey) element.current?.focus()
  }, [receiptKey])

  function onInput(): void {
    if (!element.current) return
    saveUnsent(element.current, said)
    onCountry?.(String(new FormData(element.current).get('country')))
  }

  // What the ways to begin wrote is gone on with, not before: it puts the text anew into the field.
  const text = fields.message.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text
  useEffect(() => {
    const field = element.current?.elements.namedItem('message')
    if (field instanceof HTMLTextAreaElement && field !== document.activeElement)
      field.setSelectionRange(field.value.length, field.value.length)
  }, [text])

  const message = (
    <div className={styles.wide}>
      <TextArea
        {...getTextareaProps(fields.message, { ariaAttributes: false })}
        key={fields.message.key}
        // What is pressed above it says enough, also before the script is there.
        required={wording === undefined}
        label={wording?.message ?? m.contact_message()}
        placeholder={wording?.hint}
        error={contactMessage(fields.message.errors)}
      />
    </div>
  )
  return (
    <form
      {...getFormProps(form)}
      ref={element}
      method="post"
      action={props.action}
      className={styles.form}
      noValidate={hydrated}
      tabIndex={-1}
      aria-label={wording?.title ?? m.contact_title()}
      data-asking=""
      onInput={onInput}
    >
      {hasFailed && <Note kind="error">{m.contact_failed()}</Note>}
      {form.errors && <Note kind="error">{contactMessage(form.errors)}</Note>}
      {wording && (
        <wording.Starts
          message={fields.message.value ?? ''}
          onWrite={value => update({ name: 'message', value, validated: false })}
        />
      )}
      <div className={wording ? styles.about : styles.fields}>
        {/* First, because it decides who reads the rest. */}
        {wording ? (
          <input type="hidden" name={fields.country.name} value={initial.country} />
        ) : (
          <div className={styles.wide}>
            <SelectField
              {...getSelectProps(fields.country, { ariaAttributes: false })}
              key={fields.country.key}
              label={m.contact_country()}
              hint={countryHint}
              error={contactMessage(fields.country.errors)}
            >
              <option value="">{m.contact_choose_country()}</option>
              {countries.map(({ tag, name }) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {message}
        <ContactFields fields={fields} />
      </div>
      <UnsentWish said={said} errors={form.allErrors} belowDays={wording?.belowDays} />
      <TrapField />
      <input {...getInputProps(fields.url, { type: 'hidden' })} key={fields.url.key} />
      <input {...getInputProps(fields.requestKey, { type: 'hidden' })} key={fields.requestKey.key} />
      {initial.draft && <input {...getInputProps(fields.draft, { type: 'hidden' })} key={fields.draft.key} />}
      {hasReferral && (
        <input {...getInputProps(fields.referral, { type: 'hidden' })} key={fields.referral.key} />
      )}
      <div className={styles.send}>
        <Button type="submit" icon="paper-plane-tilt-bold" loading={loading}>
          {loading ? m.contact_sending() : (wording?.send ?? m.contact_send())}
        </Button>
        <Text size="fine" tone="quiet">
          {wording && `${wording.note} `}
          {m.contact_privacy()}
        </Text>
      </div>
    </form>
  )
}
