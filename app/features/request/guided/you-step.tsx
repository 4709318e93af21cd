import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { firstReferral } from '#app/features/account/partner/referral.ts'
import { ContactFields, contactMessage, UnsentWish } from '#app/features/request/form/contact-fields.tsx'
import { saveUnsent, unsentFor } from '#app/features/request/form/contact-unsent.ts'
import { inSteps } from '#app/features/request/guided/planning.ts'
import { planningContact } from '#app/features/request/guided/planning-schema.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { TrapField } from '#app/features/request/spam/trap-field.tsx'
import { textsOfAnswer, type WishFieldName } from '#app/features/wish/wish-fields.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { promisedHour } from '#app/picture/promised-answer.ts'
import { formatDueHour } from '#app/text/format-due.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { StepNav, StepNote } from './step-form.tsx'
import styles from './you-step.module.css'

/** A step asks for these by a choice; here they can be corrected if another page said them. */
const asides: readonly (readonly WishFieldName[])[] = [
  ['nights'],
  ['budget_from', 'budget_to', 'currency', 'per'],
]

export interface YouStepProps {
  planning: Planning
  requestKey: string
  /** The server's answer if the form has errors. */
  result: SubmissionResult<string[]> | undefined
  status: 'idle' | 'sending' | 'failed'
}

/**
 * The contact details. All other answers are in the address that the form posts to; the same action handles it with
 * or without script.
 */
export function YouStep({ planning, requestKey, result, status }: YouStepProps) {
  const [hydrated, setHydrated] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const took = useRef<HTMLInputElement>(null)
  const [form, fields] = useForm({
    id: 'you',
    lastResult: result ?? null,
    constraint: getZodConstraint(planningContact),
    defaultValue: { requestKey },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: planningContact }),
  })

  const { update } = form
  useEffect(() => {
    setHydrated(true)
    for (const unsent of unsentFor(element.current)) update({ ...unsent, validated: false })
    update({ name: 'referral', value: firstReferral() ?? '', validated: false })
  }, [update])

  const { planner } = planning.country
  const { carried } = planning.answers
  const said = result ? textsOfAnswer(result.initialValue) : carried
  const elsewhere = [
    ...inSteps,
    ...asides.filter(names => names.every(name => said[name] === undefined)).flat(),
  ]
  const back = planning.linkTo('how')
  return (
    <Form
      ref={element}
      {...getFormProps(form)}
      method="post"
      action={planning.linkTo('you').to}
      className={styles.form}
      noValidate={hydrated}
      preventScrollReset
      onSubmitCapture={() => {
        if (took.current) took.current.value = String(Math.round(performance.now()))
      }}
      onInput={event => saveUnsent(event.currentTarget, said)}
    >
      {status === 'failed' && <Note kind="error">{m.contact_failed()}</Note>}
      {form.errors && <Note kind="error">{contactMessage(form.errors)}</Note>}
      <div className={styles.fields}>
        <ContactFields fields={fields} />
        <TextArea
          {...getTextareaProps(fields.message, { ariaAttributes: false })}
          key={fields.message.key}
          label={m.planning_message()}
          mark={`(${m.contact_optional()})`}
          hint={m.planning_message_hint()}
          error={contactMessage(fields.message.errors)}
        />
      </div>
      <div className={styles.wish}>
        <UnsentWish said={said} errors={form.allErrors} elsewhere={elsewhere} />
      </div>
      <TrapField />
      <input type="hidden" name={fields.tookMs.name} ref={took} />
      <input {...getInputProps(fields.requestKey, { type: 'hidden' })} key={fields.requestKey.key} />
      <input {...getInputProps(fields.referral, { type: 'hidden' })} key={fields.referral.key} />
      <Text size="fine" tone="quiet">
        {m.contact_privacy()}
      </Text>
      <StepNav>
        <SecondaryButton {...back} icon="arrow-left-bold" data-back="">
          <span>{m.planning_back()}</span>
        </SecondaryButton>
        <Button type="submit" size="lg" icon="paper-plane-tilt-bold" loading={status === 'sending'}>
          {status === 'sending'
            ? m.contact_sending()
            : planner
              ? m.planning_send({ name: planner.firstName })
              : m.planning_send_us()}
        </Button>
        <PromisedAnswer
          planner={planner?.firstName ?? null}
          country={planning.country.tag}
          url={links.travelPlanning(planning.country.tag)}
        />
      </StepNav>
    </Form>
  )
}

interface PromisedAnswerProps {
  /** First name of the country's planner. */
  planner: string | null
  /** Tag of the chosen country; empty for none. */
  country: string
  /** Path of the page that the request is about. */
  url: string
}

/**
 * By when a request that is sent now is answered (product: The reply clock). It is asked for in the browser, because
 * pages are cached; without it the form works the same.
 */
function PromisedAnswer({ planner, country, url }: PromisedAnswerProps) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    setWords(null)
    if (country === '') return
    const over = new AbortController()
    browserApi('GET /api/public/country/{tag}/answer-due', {
      ...{ path: { tag: country }, query: { url }, signal: over.signal },
    }).then(
      ({ data: { first_name: name, answer_due_ts, time_zone } }) => {
        const by = formatDueHour(new Date(answer_due_ts), getLocale(), time_zone)
        setWords(promisedHour({ name, by }))
      },
      () => undefined,
    )
    return () => over.abort()
  }, [country, url])
  return <StepNote>{words ?? (planner && m.promise_within({ name: planner }))}</StepNote>
}
