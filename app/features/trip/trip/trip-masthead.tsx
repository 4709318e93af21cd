import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { RouteStrip } from './route-strip.tsx'
import styles from './trip-masthead.module.css'
import type { TripPageData } from './trip-schema.ts'

/** The head of a trip: its name, how long it is, its picture, and its nights one by one. */
export function TripMasthead({ trip }: { trip: TripPageData }) {
  const { title, dayCount, picture, stops } = trip
  return (
    <header>
      <Wrap>
        <Breadcrumbs trail={tripTrail(trip)} />
        <div className={styles.head}>
          <Display as="h1" size={140} className={styles.title}>
            {title}
          </Display>
          <p className={styles.sun}>
            <b>{dayCount}</b>
            <span>{dayCount === 1 ? m.trip_day_unit() : m.trip_days_unit()}</span>
          </p>
        </div>
      </Wrap>
      <PictureFrame picture={picture} ratio="21x9" sizes="100vw" priority className={styles.picture} />
      <div className={`on-sky ${styles.route}`}>
        <Wrap>
          <PhotoCredit picture={picture} className={styles.credit} />
          <RouteStrip stops={stops} look="big" />
        </Wrap>
      </div>
    </header>
  )
}

/** The pages above a trip. */
export function tripTrail({ country }: Pick<TripPageData, 'country'>) {
  return [
    { label: country.name, to: links.country(country.tag) },
    { label: m.trip_all(), to: links.trips({ fcountry: [country.tag] }) },
  ]
}
