import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-review.module.css'
import { TripReviewForm } from './trip-review-form.tsx'
import type { OwnReview } from './trip-review-schema.ts'

/** Page for the review of a trip, and for its state (design 16, After). */
export function TripReview({ planId }: { planId: number }) {
  const path = { id: planId }
  const { data, error, isPending, refetch } = usePrivateQuery('GET /api/private/plan/{id}/review', {
    path,
    query: { locale: apiLocale() },
  })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: 'id = $1', params: [String(planId)] }, [
    keyOf('GET /api/private/plan/{id}/review', { path }),
  ])
  if (isPending) return <Waiting />
  if (!data) return <Failed error={error} retry={() => void refetch()} />
  return (
    <>
      <header className={`on-sky ${styles.band}`}>
        <Wrap>
          <p>
            {data.endsOn &&
              data.refusal === null &&
              m.trip_review_home_since({ day: formatDay(data.endsOn, getLocale()) })}
          </p>
          <Display as="h1" size={96}>
            {m.trip_review_title()}
          </Display>
        </Wrap>
      </header>
      <Wrap className={styles.page}>
        <div className={styles.words}>
          <Standing review={data.review} />
          {data.refusal ? (
            <Refused data={data} planId={planId} />
          ) : (
            <TripReviewForm about={data} planId={planId} onSent={() => refetch()} />
          )}
        </div>
        <aside className={styles.aside}>
          <Text tone="quiet">{m.trip_review_who()}</Text>
        </aside>
      </Wrap>
    </>
  )
}

/** State of a written review. */
function Standing({ review }: Pick<OwnReview, 'review'>) {
  if (!review) return null
  if (review.state === 'published') return <Note kind="ok">{m.trip_review_is_published()}</Note>
  if (review.state === 'private') return <Note kind="ok">{m.trip_review_is_private()}</Note>
  if (review.state === 'waiting') return <Note kind="wait">{m.trip_review_is_waiting()}</Note>
  return (
    <div className={styles.refused}>
      <Note kind="wait">{m.trip_review_is_refused()}</Note>
      <blockquote>{review.reason}</blockquote>
      <Text>{m.trip_review_again()}</Text>
    </div>
  )
}

/** Why a trip cannot be reviewed. */
export function refusalWords({
  refusal,
  endsOn,
  country,
}: Pick<OwnReview, 'refusal' | 'endsOn' | 'country'>) {
  if (refusal === 'not_over' && endsOn)
    return m.trip_review_not_over({ country, day: formatDay(endsOn, getLocale()) })
  return refusal === 'not_paid' ? m.trip_review_not_paid() : m.trip_review_not_travelled()
}

function Refused({ data, planId }: { data: OwnReview; planId: number }) {
  return (
    <>
      <Text size="lead">{refusalWords(data)}</Text>
      <div>
        <SecondaryButton to={links.tripMessages(planId)}>{m.conversation_messages()}</SecondaryButton>
      </div>
    </>
  )
}

/** Placeholder in the shape of the page while it loads. */
function Waiting() {
  return (
    <Wrap className={styles.page} aria-busy="true">
      <div className={styles.words}>
        <Text tone="quiet">{m.trip_review_loading()}</Text>
        <Skeleton height="4rem" width="70%" />
        <Skeleton height="3rem" />
        <Skeleton height="9rem" />
      </div>
    </Wrap>
  )
}

/** Distinguishes logged out, not found and unreachable. */
function Failed({ error, retry }: { error: Error | null; retry: () => void }) {
  const logInLink = useLogInLink()
  const status = error instanceof ApiError ? error.status : 0
  const isGone = status === 404 || status === 422
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <Display as="h1" size={44}>
          {isGone ? m.conversation_not_found() : m.trip_review_title()}
        </Display>
        {status === 401 ? (
          <>
            <Text>{m.trip_review_log_in()}</Text>
            <div>
              <Button to={logInLink}>{m.identity_log_in()}</Button>
            </div>
          </>
        ) : isGone ? (
          <>
            <Text>{m.conversation_not_found_lead()}</Text>
            <div>
              <Button to={links.account()}>{m.account_title()}</Button>
            </div>
          </>
        ) : (
          <>
            <Note kind="error">{m.trip_review_unreachable()}</Note>
            <div>
              <SecondaryButton onClick={retry}>{m.conversation_retry()}</SecondaryButton>
            </div>
          </>
        )}
      </div>
    </Wrap>
  )
}
