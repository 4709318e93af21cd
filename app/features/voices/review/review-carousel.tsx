import type { ReactNode } from 'react'
import type { ReviewData, VoicesAbout } from '#app/features/voices/review/review-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Track } from '#app/ui/track.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { isCut, previewOf, reviewText, titleOnCard } from './review.ts'
import styles from './review-carousel.module.css'

/** Number of placeholder cards while loading (specification, section 9). */
const PLACEHOLDERS = [1, 2, 3, 4, 5]

interface ReviewCarouselProps {
  title: string
  about: VoicesAbout
  reviews: readonly ReviewData[] | 'loading'
}

/** A row of reviews: loading, empty or loaded (specification, section 4). Placed below `Voices`. */
export function ReviewCarousel({ title, about, reviews }: ReviewCarouselProps) {
  const loading = reviews === 'loading'
  return (
    <Section tone="mist" rhythm="tight" className={styles.band} aria-busy={loading || undefined}>
      {loading || reviews.length > 0 ? (
        <Track
          label={m.review_track()}
          title={
            <>
              <Title>{title}</Title>
              <Text size="small" tone="quiet">
                {aboutWords(about, loading ? [] : reviews)}
              </Text>
            </>
          }
          more={<MoreLink to={links.testimonials()}>{m.review_all()}</MoreLink>}
          column="20rem"
        >
          {loading
            ? PLACEHOLDERS.map(place => <ReviewPlaceholder key={place} />)
            : reviews.map((review, at) => (
                <ReviewCard key={review.key} review={review}>
                  {about.kind === 'trip_first' && about.own === at && (
                    <p>{m.review_about_other_trips(about)}</p>
                  )}
                </ReviewCard>
              ))}
        </Track>
      ) : (
        <Wrap className={styles.empty}>
          <Title>{title}</Title>
          <NoReviews />
        </Wrap>
      )}
      {loading && (
        <VisuallyHidden>
          <span role="status">{m.review_loading()}</span>
        </VisuallyHidden>
      )}
    </Section>
  )
}

function Title({ children }: { children: string }) {
  return <Display size={44}>{children}</Display>
}

function sayAbout(about: VoicesAbout): string {
  if (about.kind === 'all') return ''
  if (about.kind === 'country') return m.review_about_country(about)
  if (about.kind === 'elsewhere') return m.review_about_elsewhere(about)
  if (about.kind === 'trip_first') return m.review_about_trip_first(about)
  if (about.kind === 'other_trips') return m.review_about_other_trips(about)
  return about.kind === 'topic' ? m.review_about_topic(about) : m.review_about_no_topic(about)
}

/** What the reviews are about, and whether any are invented. */
function aboutWords(about: VoicesAbout, reviews: readonly ReviewData[]): string {
  const invented = reviews.some(review => review.invented) ? m.review_invented() : ''
  return `${sayAbout(about)} ${invented}`.trim()
}

/** The specification's text (section 4), with a link in the page's name. */
function NoReviews() {
  const testimonials = m.review_testimonials()
  const [before, after] = m.review_none({ testimonials }).split(testimonials)
  return (
    <Text>
      {before}
      <TextLink to={links.testimonials()}>{testimonials}</TextLink>
      {after}
    </Text>
  )
}

/**
 * A review, shortened to its title and first lines (specification, section 5); a click opens the full text. The children
 * stand above it.
 */
function ReviewCard({ review, children }: { review: ReviewData; children?: ReactNode }) {
  const { key, title } = review
  const text = reviewText(review)
  const sheet = `review-${key}`
  const cut = isCut(title, text)
  return (
    <article className={styles.card}>
      {children}
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
function ReviewPlaceholder() {
  return (
    <div className={styles.card}>
      <Skeleton height="3.5rem" className={styles.title} />
      <Skeleton height="6.5rem" className={styles.preview} />
      <Skeleton height="1.25rem" className={styles.signature} />
    </div>
  )
}
