import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './testimonial-head.module.css'
import { type Testimonials, testimonialQuery } from './testimonial-schema.ts'

/** The head of the testimonials: how they rated us, the ones that grumble within reach. */
export function TestimonialHead({ found }: { found: Testimonials }) {
  const { filters, ratings, average, total } = found
  const critical = { ...testimonialQuery(filters), order: 'critical', page: 1 }
  return (
    <header className={`on-sky ${styles.head}`}>
      <Wrap className={styles.two}>
        <div>
          <Display as="h1" size={96}>
            {m.testimonial_title()}
          </Display>
          <Text size="lead" className={styles.lead}>
            {m.testimonial_lead()}
          </Text>
        </div>
        {average !== null && (
          <section aria-label={m.testimonial_ratings()}>
            <p className={styles.average}>
              {total === 1
                ? m.testimonial_average_one({ average })
                : m.testimonial_average({ average, count: total })}
            </p>
            <ul className={styles.ratings}>
              {ratings.map(({ rating, count }) => (
                <li key={rating} aria-label={m.testimonial_rating_row({ rating, count })}>
                  <span>{rating}</span>
                  <meter value={count} max={total} aria-hidden="true" className={styles.bar} />
                  <span>{count}</span>
                </li>
              ))}
            </ul>
            {filters.order !== 'critical' && (
              <TextLink to={links.testimonials(critical)}>{m.testimonial_critical()}</TextLink>
            )}
          </section>
        )}
      </Wrap>
    </header>
  )
}
