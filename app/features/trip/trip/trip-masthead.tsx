import type { ReactNode } from 'react'
import { useLiveTrip } from '#app/features/trip/trip-card/live-trips.ts'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import styles from './trip-masthead.module.css'
import type { TripPageData } from './trip-schema.ts'

/** Head of a trip: picture, title, price, days and stops. */
export function TripMasthead({ trip, tools }: { trip: TripPageData; tools: ReactNode }) {
  const { key, title, dayCount, picture, stops, price } = trip
  const isOffered = useLiveTrip(key) !== null
  return (
    <Masthead
      title={title}
      picture={<MastheadFrame picture={picture} />}
      above={<Breadcrumbs trail={tripTrail(trip)} />}
      end={
        <>
          <p className={styles.price}>
            <b>{isOffered ? (price.from ?? m.trip_no_price()) : m.trip_withdrawn()}</b>
            <small>{m.trip_per_person({ count: dayCount })}</small>
          </p>
          <Button to="#personalize" className={styles.make}>
            {m.trip_make_mine()}
          </Button>
          {tools}
        </>
      }
    >
      <div className={styles.route}>
        <RouteStrip stops={stops} />
        <PhotoCredit picture={picture} />
      </div>
    </Masthead>
  )
}

/** Breadcrumbs of a trip. */
export function tripTrail({ country }: Pick<TripPageData, 'country'>) {
  return [
    { label: country.name, to: links.country(country.tag) },
    { label: m.trip_all(), to: links.trips({ fcountry: [country.tag] }) },
  ]
}
