import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { usePromisedHour } from '#app/features/people/calendar/use-promised-hour.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Rating } from '#app/ui/rating.tsx'
import styles from './trip-face.module.css'
import type { TripPageData } from './trip-schema.ts'

interface TripFaceProps extends Pick<TripPageData, 'planner' | 'reviews'> {
  /** Null if they no longer plan this country. */
  time: PlannerTime | null
}

/** Who made the trip, by when they answer, and what people say who went. */
export function TripFace({ planner, reviews, time }: TripFaceProps) {
  const { fkey, name, firstName } = planner
  const { short } = usePromisedHour(planner, time)
  return (
    <div className={styles.face}>
      <Portrait person={planner} shape="avatar" sizes="3rem" />
      <p>
        <Anchor to={links.expert(fkey)} aria-label={m.trip_face({ name })}>
          <b lang={nameLanguage(name)}>{firstName}</b>
        </Anchor>{' '}
        <small>{short}</small>
        <a href="#voices">
          <Rating {...reviews} />
        </a>
      </p>
    </div>
  )
}
