import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type ReviewedTrip, type Testimonials, testimonialQuery } from './review-schema.ts'
import { Testimonial } from './testimonial.tsx'
import { TestimonialFilters } from './testimonial-filters.tsx'
import styles from './testimonial-list.module.css'

interface TestimonialListProps {
  found: Testimonials
  /** Renders the stops of a trip. */
  route: (stops: ReviewedTrip['stops']) => ReactNode
}

/** The selected testimonials, page by page. */
export function TestimonialList({ found, route }: TestimonialListProps) {
  const { reviews, filters, total, pages } = found
  const { page } = filters
  return (
    <section className={styles.section} id="reviews">
      <Wrap>
        <TestimonialFilters found={found} />
        <h2 className={styles.count} aria-live="polite">
          {foundWords(filters.review === undefined ? total : reviews.length)}
        </h2>
        {total === 0 && <Nothing found={found} />}
        <div className={styles.list}>
          {reviews.map(review => (
            <Testimonial key={review.key} review={review} route={route} />
          ))}
        </div>
        {filters.review !== undefined && (
          <MoreLink to={links.testimonials()}>{m.testimonial_everything()}</MoreLink>
        )}
        <Pager
          label={m.testimonial_pages()}
          page={page}
          pages={pages}
          to={number => links.testimonials({ ...testimonialQuery(filters), page: number })}
        />
      </Wrap>
    </section>
  )
}

/** Shown without matches: says for which filters, with links. */
function Nothing({ found: { filters, country, everything } }: { found: Testimonials }) {
  const unwritten = country !== null && everything === 0
  return (
    <div className={styles.none}>
      <Display as="p" size={44}>
        {unwritten ? m.testimonial_none_in({ country }) : m.testimonial_none_title()}
      </Display>
      <Text>{m.testimonial_none()}</Text>
      {filters.country && unwritten && <MoreLink to={links.country(filters.country)}>{country}</MoreLink>}
      <MoreLink to={links.testimonials()}>{m.testimonial_everything()}</MoreLink>
    </div>
  )
}

function foundWords(count: number): string {
  if (count === 0) return m.testimonial_found_none()
  return m.testimonial_found({ count })
}
