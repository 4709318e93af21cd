import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'

/** A trip of each part of the world, with its price: what the countries above come to. */
export function HomeTrips({ trips }: { trips: readonly TripCardData[] }) {
  return (
    <FittingTrips title={m.home_trips()} trips={trips}>
      <MoreLink to={links.trips()}>{m.theme_all_trips()}</MoreLink>
    </FittingTrips>
  )
}
