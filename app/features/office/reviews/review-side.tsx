import { type FormEvent, type Ref, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListSide, SideLine, SideQuote } from '#app/features/office/desk/list-side.tsx'
import { COMMENT_LENGTH, TITLE_LENGTH } from '#app/features/traveller/review/trip-review.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { firstName } from '#app/text/first-name.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OfficeReview } from './office-review-schema.ts'

import { useModeration } from './use-reviews.ts'

interface DecisionProps {
  review: OfficeReview
  onDecided: () => void
}

/** A review as written, with the decision form. */
export function ReviewSide({ review, onDecided, ref }: DecisionProps & { ref: Ref<HTMLElement> }) {
  const { planId, title, comment, name, state, reason, planner, writtenIn } = review
  return (
    <ListSide
      label={m.office_review_chosen()}
      title={name}
      ref={ref}
      lines={
        <>
          <TextLink to={links.officePlan(planId)}>
            {m.office_plan_number({ number: String(planId) })}
          </TextLink>
          {planner && <SideLine>{m.office_review_planner({ planner })}</SideLine>}
        </>
      }
    >
      <SideQuote lang={writtenIn.toLowerCase()}>
        <b>{title}</b>
        <p>{comment}</p>
      </SideQuote>
      {state === 'waiting' && <Decision review={review} onDecided={onDecided} />}
      {state === 'private' && <Text>{m.office_review_no_consent()}</Text>}
      {state === 'published' && <Text>{m.office_review_is_published({ name: firstName(name) })}</Text>}
      {state === 'refused' && (
        <>
          <Text>{m.office_review_is_refused()}</Text>
          <SideQuote>{reason}</SideQuote>
        </>
      )}
    </ListSide>
  )
}

/** Publishes a review in both languages, or refuses it with a reason that its author receives. */
function Decision({ review: { planId, writtenTs, writtenIn, name }, onDecided }: DecisionProps) {
  const { notify } = useDesk()
  const moderate = useModeration()
  const [isBusy, setBusy] = useState(false)
  async function decide(
    event: FormEvent<HTMLFormElement>,
    call: (field: (name: string) => string) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    const { words, ok } = await moderate(() => call(name => String(fields.get(name) ?? '')), done)
    setBusy(false)
    if (ok) onDecided()
    notify(words, ok)
  }
  const path = { id: planId }
  const publish = (field: (name: string) => string) =>
    browserApi('POST /api/admin/review/{id}/publish', {
      path,
      body: { title: field('title'), comment: field('comment'), writtenTs },
    })
  const refuse = (field: (name: string) => string) =>
    browserApi('POST /api/admin/review/{id}/refuse', { path, body: { reason: field('reason'), writtenTs } })
  const other = writtenIn === 'ES' ? 'en' : 'es'
  return (
    <>
      <form onSubmit={event => void decide(event, publish, m.office_review_published({ name }))}>
        <TextField
          name="title"
          lang={other}
          label={other === 'es' ? m.office_review_title_es() : m.office_review_title_en()}
          maxLength={TITLE_LENGTH}
          required
        />
        <TextArea
          name="comment"
          lang={other}
          label={other === 'es' ? m.office_review_words_es() : m.office_review_words_en()}
          hint={m.office_review_as_written()}
          rows={5}
          maxLength={COMMENT_LENGTH}
          required
        />
        <SecondaryButton size="sm" type="submit" icon="check-bold">
          {m.office_review_publish()}
        </SecondaryButton>
      </form>
      <form onSubmit={event => void decide(event, refuse, m.office_review_refused({ name }))}>
        <TextArea
          name="reason"
          label={m.office_review_reason()}
          hint={m.office_review_reason_hint()}
          rows={3}
          maxLength={2_000}
          required
        />
        <SecondaryButton size="sm" type="submit" icon="hand-palm">
          {m.office_review_refuse()}
        </SecondaryButton>
      </form>
    </>
  )
}
