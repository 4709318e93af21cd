import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './related-trips.module.css'

/** Related trips chosen by the author; renders nothing without any. */
export function RelatedTrips({ trips }: { trips: readonly TripCardData[] }) {
  if (trips.length === 0) return null
  return (
    <Section>
      <Wrap>
        <Display size={44} className={styles.title}>
          {m.trip_related()}
        </Display>
        <CardGrid>
          {trips.map(trip => (
            <TripCard key={trip.key} trip={trip} look="short" />
          ))}
        </CardGrid>
      </Wrap>
    </Section>
  )
}
