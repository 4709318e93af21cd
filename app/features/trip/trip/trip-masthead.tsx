import type { ReactNode } from 'react'
import type { PlannerTime } from '#app/features/people/calendar/promise.ts'
import { useLiveTrip } from '#app/features/trip/trip-card/live-trips.ts'
import { RouteStrip } from '#app/features/trip/trip-card/route-strip.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import styles from './trip-masthead.module.css'
import type { TripPageData } from './trip-schema.ts'

/** The face beside the price, whose hour comes with a script of its own. */
const TripFace = whenWanted(async () => (await import('./trip-face.tsx')).TripFace)

interface TripMastheadProps {
  trip: TripPageData
  /** When the planner works; null if they no longer plan this country. */
  time: PlannerTime | null
  tools: ReactNode
}

/** Head of a trip: what it costs, who answers by when, and what it is like, before its days. */
export function TripMasthead({ trip, time, tools }: TripMastheadProps) {
  const { key, title, dayCount, picture, stops, price, facts } = trip
  const isOffered = useLiveTrip(key) !== null
  const shown = [
    { label: m.trip_days_label(), value: String(dayCount) },
    { label: m.trip_walking(), value: facts.walking },
    { label: m.trip_highest_bed(), value: facts.highestBed },
    { label: m.trip_best_months(), value: facts.bestMonths },
    { label: m.trip_longest_drive(), value: facts.longestDrive },
  ]
  return (
    <Masthead
      title={title}
      picture={<MastheadFrame picture={picture} />}
      above={<Breadcrumbs trail={tripTrail(trip)} />}
      end={
        <div className={styles.end}>
          <p className={styles.price}>
            <b>
              {!isOffered
                ? m.trip_withdrawn()
                : price.from === null
                  ? m.trip_no_price()
                  : m.trip_card_from({ price: price.from })}
            </b>
            <small>{m.trip_each_of_two({ count: dayCount })}</small>
            {isOffered && price.fromDays && <small>{price.fromDays}</small>}
            {isOffered && price.family?.from && (
              <small>
                {price.family.who}: {price.family.from}
              </small>
            )}
          </p>
          <TripFace planner={trip.planner} reviews={trip.reviews} time={time} />
          <Button to="#personalize" className={styles.make}>
            {m.nav_make_my_adventure()}
          </Button>
          {tools}
        </div>
      }
    >
      <dl className={styles.facts}>
        {shown.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unbroken(value)}</dd>
              </div>
            ),
        )}
      </dl>
      <RouteStrip stops={stops} />
      <PhotoCredit picture={picture} />
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
