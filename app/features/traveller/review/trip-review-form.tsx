import { type FormEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { LoggedOutNote } from '#app/features/traveller/home/logged-out-note.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './trip-review.module.css'
import { COMMENT_LENGTH, TITLE_LENGTH } from './trip-review.ts'
import type { OwnReview } from './trip-review-schema.ts'

interface TripReviewFormProps {
  about: OwnReview
  planId: number
  /** Reads the review again. */
  onSent: () => Promise<unknown>
}

const RATINGS = [5, 4, 3, 2, 1]

/** Form with a rating, a headline, a text, and the permission to publish. */
export function TripReviewForm({ about, planId, onSent }: TripReviewFormProps) {
  const { review, planner, name } = about
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<unknown>(null)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status === 'sending') return
    const fields = new FormData(event.currentTarget)
    const body = {
      rating: Number(fields.get('rating')),
      title: String(fields.get('title') ?? ''),
      comment: String(fields.get('comment') ?? ''),
      mayPublish: fields.get('mayPublish') !== null,
    }
    setStatus('sending')
    setFailure(null)
    try {
      await browserApi('POST /api/private/plan/{id}/review', {
        path: { id: planId },
        query: { locale: apiLocale() },
        body,
      })
      await onSent()
      setStatus('sent')
    } catch (error) {
      setFailure(error)
      setStatus('idle')
    }
  }
  return (
    <form
      className={styles.form}
      method="post"
      onChange={() => setStatus(now => (now === 'sent' ? 'idle' : now))}
      onSubmit={event => void send(event)}
    >
      <Text size="lead">{planner ? m.trip_review_lead({ name: planner }) : m.trip_review_lead_nobody()}</Text>
      <fieldset className={styles.rating}>
        <legend>{m.trip_review_rating()}</legend>
        {RATINGS.map(rating => (
          <CheckField
            key={rating}
            type="radio"
            name="rating"
            value={rating}
            required
            defaultChecked={review?.rating === rating}
            label={
              <span className={styles.suns}>
                <Suns rating={rating} />
              </span>
            }
          />
        ))}
      </fieldset>
      <TextField
        name="title"
        label={m.trip_review_headline()}
        maxLength={TITLE_LENGTH}
        defaultValue={review?.title}
        required
      />
      <TextArea
        name="comment"
        label={m.trip_review_words()}
        hint={m.trip_review_words_hint()}
        rows={7}
        maxLength={COMMENT_LENGTH}
        defaultValue={review?.comment}
        required
      />
      <CheckField
        name="mayPublish"
        defaultChecked={review?.mayPublish ?? false}
        label={m.trip_review_consent({ name })}
      />
      <div className={styles.send}>
        <Button type="submit" icon="paper-plane-tilt-bold" loading={status === 'sending'}>
          {review ? m.trip_review_send_again() : m.trip_review_send()}
        </Button>
        <Text size="fine" tone="quiet">
          {m.trip_review_change()}
        </Text>
      </div>
      {status === 'sent' && <Note kind="ok">{m.trip_review_sent()}</Note>}
      {failure !== null && <ReviewFailure error={failure} />}
    </form>
  )
}

/** Why a review was not stored; its text stays in the form. */
export function ReviewFailure({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.status === 401)
    return <LoggedOutNote words={m.trip_review_logged_out()} />
  return <Note kind="error">{m.trip_review_failed()}</Note>
}
