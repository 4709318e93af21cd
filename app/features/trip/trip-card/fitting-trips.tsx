import type { ReactNode } from 'react'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Group } from '#database/values/goals.ts'
import { TripCard } from './trip-card.tsx'
import type { TripCardData } from './trip-card-schema.ts'

interface FittingTripsProps {
  title: string
  trips: readonly TripCardData[]
  /** The group that the page is about. */
  group?: Group | null
  /** Whether all are trips of the page's country: then the others are rows on a phone. */
  inCountry?: boolean
  /** Link beside the title. */
  children?: ReactNode
}

/** Trips that match the subject of a page; renders nothing without any. */
export function FittingTrips({ title, trips, group, inCountry = false, children }: FittingTripsProps) {
  if (trips.length === 0) return null
  return (
    <Section id="trips">
      <Wrap>
        <SectionHead title={title}>{children}</SectionHead>
        <CardGrid>
          {trips.map((trip, index) => (
            <TripCard
              key={trip.key}
              trip={trip}
              group={group}
              look={!inCountry ? 'whole' : index === 0 ? 'listed' : 'short'}
              alone={trips.length === 1}
            />
          ))}
        </CardGrid>
      </Wrap>
    </Section>
  )
}
