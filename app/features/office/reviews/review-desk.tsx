import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { type ReviewState, reviewStates } from '#app/features/traveller/review/trip-review.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Suns } from '#app/ui/suns.tsx'
import type { OfficeReview } from './office-review-schema.ts'
import styles from './review-desk.module.css'
import { ReviewSide } from './review-side.tsx'
import { useReviews } from './use-reviews.ts'

const names: Record<ReviewState, () => string> = {
  waiting: m.office_reviews_waiting,
  published: m.office_reviews_published,
  refused: m.office_reviews_refused,
  private: m.office_reviews_private,
}

/** Keyboard shortcuts to the fields of a decision. */
function decisionKeys(): [key: string, does: string][] {
  return [
    ['P', m.office_key_publish()],
    ['H', m.office_key_refuse()],
  ]
}

function readState(query: URLSearchParams): ReviewState {
  return reviewStates.find(state => state === query.get('state')) ?? 'waiting'
}

/** Travellers' reviews, moderated before they are published (design 17, Reviews). */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams()
  const state = readState(query)
  const { found, reviews, counts } = useReviews(state)
  const [chosenId, choose] = useState<number | null>(null)
  const side = useRef<HTMLElement>(null)
  const rows = useRef(new Map<number, HTMLButtonElement>())
  const chosen = reviews.find(({ planId }) => planId === chosenId) ?? reviews[0] ?? null
  const [decidedId, setDecidedId] = useState<number | null>(null)

  // After a decision the next review gets the focus, once the list is updated.
  useEffect(() => {
    if (decidedId === null || reviews.some(({ planId }) => planId === decidedId)) return
    setDecidedId(null)
    if (chosen) rows.current.get(chosen.planId)?.focus()
  }, [decidedId, reviews, chosen])

  function move(step: number): void {
    const at = chosen ? reviews.indexOf(chosen) : -1
    const next = reviews[Math.min(reviews.length - 1, Math.max(0, at + step))]
    if (!next) return
    choose(next.planId)
    rows.current.get(next.planId)?.focus()
  }
  function focusIn(name: string): void {
    side.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    p: () => focusIn('title'),
    h: () => focusIn('reason'),
  })

  return (
    <div className={styles.place}>
      <main id="main" className={styles.main} aria-busy={found.isPending}>
        <ListHead title={m.office_reviews()}>
          <ListChoices
            label={m.office_reviews_which()}
            choices={reviewStates.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
            chosen={state}
            onChoose={each => setQuery(each === 'waiting' ? {} : { state: each }, { replace: true })}
          />
        </ListHead>
        <div className={styles.body}>
          {found.isPending && <Skeleton height="8rem" />}
          {found.isError && !found.data && (
            <div className={styles.nothing}>
              <Note kind="error">{m.office_review_failed()}</Note>
              <SecondaryButton size="sm" onClick={() => void found.refetch()}>
                {m.office_retry()}
              </SecondaryButton>
            </div>
          )}
          {found.data && reviews.length === 0 && (
            <ListNothing
              title={state === 'waiting' ? m.office_reviews_none_waiting() : m.office_reviews_none()}
              line={m.office_reviews_when()}
            />
          )}
          <ul>
            {reviews.map(review => (
              <li key={review.planId}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={review === chosen}
                  ref={row => {
                    if (row) rows.current.set(review.planId, row)
                    else rows.current.delete(review.planId)
                  }}
                  onClick={() => {
                    choose(review.planId)
                    side.current?.scrollIntoView({ block: 'nearest' })
                  }}
                >
                  <ReviewRow review={review} />
                </button>
              </li>
            ))}
          </ul>
          {found.hasNextPage && (
            <p className={styles.nothing}>
              <SecondaryButton size="sm" onClick={() => void found.fetchNextPage()}>
                {m.office_more()}
              </SecondaryButton>
            </p>
          )}
        </div>
        <KeyStrip
          keys={[
            ...(chosen ? ([['J K', m.office_key_move()]] as const) : []),
            ...(chosen?.state === 'waiting' ? decisionKeys() : []),
            ['⌘K', m.office_key_anything()],
          ]}
        />
      </main>
      {chosen && (
        <ReviewSide
          key={`${chosen.planId}-${chosen.writtenTs}-${chosen.state}`}
          review={chosen}
          onDecided={() => setDecidedId(chosen.planId)}
          ref={side}
        />
      )}
    </div>
  )
}

function ReviewRow({ review }: { review: OfficeReview }) {
  const desk = useDesk()
  const { name, country, planId, writtenTs, writtenIn, rating, title, comment } = review
  return (
    <>
      <span className={styles.who}>
        <b>{name}</b>
        <small>
          {countryName(desk, country)}, {m.office_plan_number({ number: String(planId) })},{' '}
          {formatDay(writtenTs.slice(0, 10), getLocale())}
        </small>
        <Suns rating={rating} />
      </span>
      <span className={styles.title} lang={writtenIn.toLowerCase()}>
        {title}
      </span>
      <span className={styles.words} lang={writtenIn.toLowerCase()}>
        {comment}
      </span>
    </>
  )
}
