import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type Ref, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { keyOf, privatePages } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListSide, SideLine, SideQuote } from '#app/features/office/desk/list-side.tsx'
import { ListRow, ListWithSide } from '#app/features/office/desk/list-with-side.tsx'
import {
  COMMENT_LENGTH,
  type ReviewState,
  reviewStates,
  TITLE_LENGTH,
} from '#app/features/traveller/review/trip-review.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { firstName } from '#app/text/names.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OfficeReview } from './office-review-schema.ts'

const names: Record<ReviewState, () => string> = {
  waiting: m.office_reviews_waiting,
  published: m.office_reviews_published,
  refused: m.office_reviews_refused,
  private: m.office_reviews_private,
}

/** Keyboard shortcuts to the fields of a decision. */
const FIELD_KEYS = { p: 'title', h: 'reason' }

function decisionKeys(): [key: string, does: string][] {
  return [
    ['P', m.office_key_publish()],
    ['H', m.office_key_refuse()],
  ]
}

function readState(query: URLSearchParams): ReviewState {
  return reviewStates.find(state => state === query.get('state')) ?? 'waiting'
}

const planIdOf = ({ planId }: OfficeReview) => planId

/** Travellers' reviews, moderated before they are published (design 17, Reviews). */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams()
  const state = readState(query)
  const { found, reviews, counts } = useReviews(state)
  return (
    <ListWithSide
      title={m.office_reviews()}
      head={
        <ListChoices
          label={m.office_reviews_which()}
          choices={reviewStates.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
          chosen={state}
          onChoose={each => setQuery(each === 'waiting' ? {} : { state: each }, { replace: true })}
        />
      }
      found={found}
      failed={m.office_review_failed()}
      rows={reviews}
      idOf={planIdOf}
      nothing={{
        title: state === 'waiting' ? m.office_reviews_none_waiting() : m.office_reviews_none(),
        line: m.office_reviews_when(),
      }}
      row={review => <ReviewRow review={review} />}
      side={({ row, ref, onDecided }) => (
        <ReviewSide
          key={`${row.planId}-${row.writtenTs}-${row.state}`}
          review={row}
          onDecided={onDecided}
          ref={ref}
        />
      )}
      fieldKeys={FIELD_KEYS}
      keysOf={chosen => (chosen.state === 'waiting' ? decisionKeys() : [])}
    />
  )
}

function ReviewRow({ review }: { review: OfficeReview }) {
  const desk = useDesk()
  const { name, country, planId, writtenTs, writtenIn, rating, title, comment } = review
  return (
    <ListRow
      name={name}
      fine={[
        countryName(desk, country),
        m.office_plan_number({ number: String(planId) }),
        formatDay(writtenTs.slice(0, 10), getLocale()),
      ].join(', ')}
      mark={<Suns rating={rating} />}
      title={title}
      words={comment}
      lang={writtenIn.toLowerCase()}
    />
  )
}

interface DecisionProps {
  review: OfficeReview
  onDecided: () => void
}

/** A review as written, with the decision form. */
function ReviewSide({ review, onDecided, ref }: DecisionProps & { ref: Ref<HTMLElement> }) {
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

/** The pages of reviews in a state, read again when one is written or decided. */
function useReviews(state: ReviewState) {
  const found = useInfiniteQuery(privatePages('GET /api/admin/review', { query: { state } }))
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision', 'snoozed_until'] }, [
    keyOf('GET /api/admin/review'),
  ])
  const pages = found.data?.pages
  return { found, reviews: pages?.flatMap(({ data }) => data) ?? [], counts: pages?.[0]?.counts }
}

function failureWords(error: unknown): string {
  const reason = reasonOf(error)
  if (reason === 'written_anew') return m.office_review_written_anew()
  if (reason === 'decided') return m.office_review_decided()
  return error instanceof ApiError && error.status === 403 ? m.office_not_yours() : m.office_review_failed()
}

/** Sends a decision on a review; returns the message to show. */
function useModeration() {
  const client = useQueryClient()
  return async (call: () => Promise<unknown>, done: string): Promise<{ words: string; ok: boolean }> => {
    try {
      await call()
      return { words: done, ok: true }
    } catch (error) {
      return { words: failureWords(error), ok: false }
    } finally {
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/review') })
    }
  }
}
