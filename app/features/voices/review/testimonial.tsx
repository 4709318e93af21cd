import type { ReactNode } from 'react'
import { reviewText } from '#app/features/voices/review/review.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Portrait } from '#app/picture/portrait.tsx'
import { Display } from '#app/ui/display.tsx'
import { Suns } from '#app/ui/suns.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ReviewedTrip, ReviewPlanner, TestimonialData } from './review-schema.ts'
import styles from './testimonial.module.css'

const groups = {
  Couple: m.film_couple,
  Family: m.film_family,
  Solo: m.film_solo,
  Friends: m.review_friends,
} as const

interface TestimonialProps {
  review: TestimonialData
  /** Renders the stops of a trip. */
  route: (stops: ReviewedTrip['stops']) => ReactNode
  /** Whether to name the planner; not on their own page. */
  planned?: boolean
}

/** A full review like a letter: trip, text, author and the planner's answer (design, 22). */
export function Testimonial({ review, route, planned = true }: TestimonialProps) {
  const { title, translatedFrom, where, trip, planner, answer } = review
  const text = reviewText(review)
  return (
    <article className={styles.letter}>
      <div>
        {trip ? (
          <>
            {trip.picture && (
              <PictureFrame
                picture={trip.picture}
                ratio="4x3"
                sizes="(width >= 64rem) 20rem, 6rem"
                decorative
              />
            )}
            <p className={styles.trip}>
              <TextLink to={links.trip(trip.country, trip.key)}>{trip.title}</TextLink>
            </p>
            {route(trip.stops)}
          </>
        ) : (
          <p className={styles.trip}>{where}</p>
        )}
      </div>
      <div>
        <Display as="h3" size={44} className={styles.title}>
          {title}
        </Display>
        {text && <p className={styles.text}>{text}</p>}
        {translatedFrom && (
          <p className={styles.aside}>{m.review_translated({ language: translatedFrom })}</p>
        )}
        <Writer review={review} />
        {planned && planner && (
          <p className={styles.aside}>
            <TextLink to={links.expert(planner.fkey)}>
              {m.testimonial_planner({ name: planner.firstName })}
            </TextLink>
          </p>
        )}
      </div>
      {answer && <Answer planner={planner} text={answer} />}
    </article>
  )
}

function Writer({ review: { name, rating, group, where, date, when } }: { review: TestimonialData }) {
  return (
    <p className={styles.by}>
      <b>{name}</b>
      <Suns rating={rating} />
      <span>
        {groups[group]()}, {where}, <time dateTime={date}>{when}</time>
      </span>
    </p>
  )
}

/** A former planner is not named, but their answer stays. */
function Answer({ planner, text }: { planner: ReviewPlanner | null; text: string }) {
  return (
    <div className={`on-mist ${styles.answer}`}>
      <p className={styles.by}>
        {planner && <Portrait person={planner} shape="avatar" sizes="2.75rem" />}
        <b>
          {planner ? m.testimonial_answered({ name: planner.firstName }) : m.testimonial_answered_office()}
        </b>
      </p>
      <p>{text}</p>
    </div>
  )
}
