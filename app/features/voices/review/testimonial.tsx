import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './testimonial.module.css'
import type { TestimonialData } from './testimonial-schema.ts'

/** A review, whole: what somebody wrote, how they rated it, which trip it was and who planned it. */
export function Testimonial({ review }: { review: TestimonialData }) {
  const { title, comment, rating, translatedFrom, name, where, date, when, trip, planner } = review
  return (
    <article className={styles.testimonial}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.comment}>{comment}</p>
      <p className={styles.signature}>
        <b>{name}</b>{' '}
        <span>
          {where}, <time dateTime={date}>{when}</time>
        </span>
      </p>
      <p className={styles.aside}>
        {m.review_rating({ rating })}
        {translatedFrom && ` ${m.review_translated({ language: translatedFrom })}`}
      </p>
      {(trip || planner) && (
        <ul className={styles.ways}>
          {trip && (
            <li>
              <TextLink to={links.trip(trip.country, trip.key)}>
                {m.testimonial_trip({ trip: trip.title })}
              </TextLink>
            </li>
          )}
          {planner && (
            <li>
              <TextLink to={links.expert(planner.fkey)}>
                {m.testimonial_planner({ name: planner.firstName })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </article>
  )
}
