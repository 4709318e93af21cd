import { useSearchParams } from 'react-router'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListRow, ListWithSide } from '#app/features/office/desk/list-with-side.tsx'
import { type ReviewState, reviewStates } from '#app/features/traveller/review/trip-review.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Suns } from '#app/ui/suns.tsx'
import type { OfficeReview } from './office-review-schema.ts'
import { ReviewSide } from './review-side.tsx'
import { useReviews } from './use-reviews.ts'

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
