import type { CSSProperties } from 'react'
import type { RouteStop } from '#app/features/trip/itinerary/itinerary.ts'
import { m } from '#app/paraglide/messages.js'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './route-strip.module.css'

interface RouteStripProps {
  stops: readonly RouteStop[]
  /** `bare` lists the places in one line below; `labelled` puts each below its bar on a wide window. */
  look?: 'bare' | 'labelled'
}

/** The stops of a trip as bars, as wide as their nights. */
export function RouteStrip({ stops, look = 'labelled' }: RouteStripProps) {
  return (
    <>
      <ol className={`${styles.route} ${styles[look]}`} aria-label={m.trip_card_route()}>
        {stops.map(({ place, nights }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may call at one place twice, and never changes order
          <li key={i} style={{ '--nights': nights } as CSSProperties}>
            <span className={styles.bar} aria-hidden="true">
              <b>{nights}</b>
            </span>
            <span className={styles.place} aria-hidden="true">
              {place}
            </span>
            <VisuallyHidden>{inWords(place, nights)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.places} aria-hidden="true">
        {stops.map(({ place }) => place).join(', ')}
      </p>
    </>
  )
}

function inWords(place: string, nights: number): string {
  return m.trip_card_nights({ place, count: nights })
}
