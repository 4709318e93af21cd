import type { CSSProperties } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Testimonials } from './review-schema.ts'
import styles from './testimonial-head.module.css'

/** Head of the testimonials: number of reviews by rating, as discs (design, 22). */
export function TestimonialHead({ found }: { found: Testimonials }) {
  const { average, total, reviews } = found
  return (
    <header className={styles.head}>
      <Wrap className={styles.two}>
        <div>
          <Display as="h1" size={96}>
            {m.testimonial_headline()}
          </Display>
          <Text size="lead" tone="quiet" className={styles.lead}>
            {m.testimonial_lead()} {reviews.some(({ invented }) => invented) && m.review_invented()}
          </Text>
        </div>
        {average !== null && (
          <section className={styles.score} aria-label={m.testimonial_ratings()}>
            <p>
              <span className={styles.average} aria-hidden="true">
                {average}
              </span>
              <VisuallyHidden>{m.testimonial_average({ average, count: total })}</VisuallyHidden>
              <span className={styles.of} aria-hidden="true">
                {m.testimonial_of({ count: total })}
              </span>
            </p>
            <Discs found={found} />
          </section>
        )}
      </Wrap>
    </header>
  )
}

/** A disc's area is proportional to the number of reviews with its rating. */
function Discs({ found: { ratings } }: { found: Testimonials }) {
  const most = Math.max(...ratings.map(({ count }) => count), 1)
  return (
    <ul className={styles.discs}>
      {ratings.map(({ rating, count }) => (
        <li key={rating} aria-label={m.testimonial_rating_row({ rating, count })}>
          <i style={{ '--part': Math.sqrt(count / most).toFixed(3) } as CSSProperties} />
          <span aria-hidden="true">{rating} ●</span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}
