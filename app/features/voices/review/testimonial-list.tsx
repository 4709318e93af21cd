import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Testimonial } from './testimonial.tsx'
import { TestimonialFilters } from './testimonial-filters.tsx'
import styles from './testimonial-list.module.css'
import { type Testimonials, testimonialQuery } from './testimonial-schema.ts'

/** The testimonials that were chosen, a page at a time. */
export function TestimonialList({ found }: { found: Testimonials }) {
  const { reviews, filters, total, pages } = found
  const { page } = filters
  return (
    <Section rhythm="tight">
      <Wrap>
        <TestimonialFilters found={found} />
        <Display size={30} className={styles.count} aria-live="polite">
          {foundWords(total)}
        </Display>
        {total === 0 && (
          <div className={styles.none}>
            <Text>{m.testimonial_none()}</Text>
            <MoreLink to={links.testimonials()}>{m.testimonial_everything()}</MoreLink>
          </div>
        )}
        <div className={styles.list}>
          {reviews.map(review => (
            <Testimonial key={review.key} review={review} />
          ))}
        </div>
        <Pager
          label={m.testimonial_pages()}
          page={page}
          pages={pages}
          to={number => links.testimonials({ ...testimonialQuery(filters), page: number })}
        />
      </Wrap>
    </Section>
  )
}

function foundWords(count: number): string {
  if (count === 0) return m.testimonial_found_none()
  return count === 1 ? m.testimonial_found_one() : m.testimonial_found({ count })
}
