import type { ReactNode } from 'react'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { MastheadFrame } from '#app/picture/masthead-frame.tsx'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Masthead } from '#app/ui/masthead.tsx'
import styles from './masthead.module.css'

type CountryMastheadProps = Pick<
  CountryPage,
  'tag' | 'name' | 'line' | 'picture' | 'story' | 'ownTrips' | 'trips'
> & {
  /** Whom to ask, and by when they answer. */
  children: ReactNode
}

/** What one decides on: how many trips, from what price, in which months. The unknown is said to be unknown. */
function figuresOf({ story, ownTrips, trips }: CountryMastheadProps) {
  const unpriced = ownTrips ? m.country_from_asked() : m.country_from_unknown()
  return [
    { label: m.country_trips(), value: ownTrips ? trips.count : m.country_trips_none() },
    { label: m.country_from(), value: trips.from ?? unpriced, note: trips.fromDays },
    ...(story?.best ? [{ label: m.country_best(), value: story.best }] : []),
  ]
}

/** The first screen: the country's picture and name; beside them three figures and two actions. */
export function CountryMasthead(props: CountryMastheadProps) {
  const { name, line, picture, story, ownTrips, trips, children } = props
  return (
    <Masthead
      look="line"
      tone="sky"
      title={name}
      picture={<MastheadFrame picture={picture} className={styles.picture} />}
      lead={story?.lead ?? line}
      end={
        <div className={styles.end}>
          <Facts facts={figuresOf(props)} className={styles.figures} />
          <div className={styles.actions}>
            <Button to="#trips">{ownTrips ? m.country_see_trips(trips) : m.country_see_near_trips()}</Button>
            {children}
          </div>
          <PhotoCredit picture={picture} />
        </div>
      }
    />
  )
}
