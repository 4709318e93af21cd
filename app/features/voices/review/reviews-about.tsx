import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ReviewedTrip, TestimonialData } from './review-schema.ts'
import styles from './reviews-about.module.css'
import { Testimonial } from './testimonial.tsx'

interface ReviewsAboutProps {
  firstName: string
  reviews: readonly TestimonialData[]
  /** Renders the stops of a trip. */
  route: (stops: ReviewedTrip['stops']) => ReactNode
}

/** Full reviews of a planner; says so if there are none. */
export function ReviewsAbout({ firstName, reviews, route }: ReviewsAboutProps) {
  return (
    <Section>
      <Wrap>
        <div className={styles.head}>
          <Display size={44}>{m.staff_reviews({ name: firstName })}</Display>
          {reviews.some(({ invented }) => invented) && (
            <Text size="small" tone="quiet">
              {m.review_invented()}
            </Text>
          )}
        </div>
        {reviews.length > 0 ? (
          <div className={styles.list}>
            {reviews.map(review => (
              <Testimonial key={review.key} review={review} route={route} planned={false} />
            ))}
          </div>
        ) : (
          <Text className={styles.none}>{m.staff_no_reviews({ name: firstName })}</Text>
        )}
        <MoreLink to={links.testimonials()}>{m.review_all()}</MoreLink>
      </Wrap>
    </Section>
  )
}
