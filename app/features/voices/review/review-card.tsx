import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { isCut, previewOf, reviewText, titleOnCard } from './review.ts'
import styles from './review-card.module.css'
import type { ReviewData } from './review-schema.ts'

/** A review, shortened to its title and first lines (specification, section 5); a click opens the full text. */
export function ReviewCard({ review }: { review: ReviewData }) {
  const { key, title } = review
  const text = reviewText(review)
  const sheet = `review-${key}`
  const cut = isCut(title, text)
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>{titleOnCard(title)}</h3>
      <p className={styles.preview}>{previewOf(text)}</p>
      {cut ? (
        <button
          type="button"
          className={styles.open}
          popoverTarget={sheet}
          aria-label={m.review_open({ title })}
        >
          {m.review_read_it_all()}
        </button>
      ) : (
        <Translated from={review.translatedFrom} />
      )}
      <Signature review={review} />
      {cut && <ReviewSheet id={sheet} review={review} />}
    </article>
  )
}

/** The full review in a popover, which opens without script. */
function ReviewSheet({ id, review }: { id: string; review: ReviewData }) {
  const { title, translatedFrom } = review
  return (
    <dialog id={id} popover="auto" className={`on-paper ${styles.sheet}`} aria-labelledby={`${id}-title`}>
      <Display as="p" size={30} id={`${id}-title`} className={styles.sheetTitle}>
        {title}
      </Display>
      <p className={styles.comment}>{reviewText(review)}</p>
      <Translated from={translatedFrom} />
      <Signature review={review} />
      <DiscButton
        icon="x-bold"
        label={m.review_close()}
        look="plain"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </dialog>
  )
}

function Translated({ from }: { from: string | null }) {
  return from && <p className={styles.aside}>{m.review_translated({ language: from })}</p>
}

function Signature({ review: { name, where, date, when, rating } }: { review: ReviewData }) {
  return (
    <p className={styles.signature}>
      <b>{name}</b>
      <Suns rating={rating} />
      <span>
        {where}, <time dateTime={date}>{when}</time>
      </span>
    </p>
  )
}

/** Placeholder of a review while it loads. */
export function ReviewPlaceholder() {
  return (
    <div className={styles.card}>
      <Skeleton height="3.5rem" className={styles.title} />
      <Skeleton height="6.5rem" className={styles.preview} />
      <Skeleton height="1.25rem" className={styles.signature} />
    </div>
  )
}
