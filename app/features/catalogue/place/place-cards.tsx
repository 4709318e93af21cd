import { CardGrid } from '#app/ui/card-grid.tsx'
import { PlaceCard } from './place-card.tsx'
import type { PlaceCardData } from './place-schema.ts'

/** Destinations side by side. */
export function PlaceCards({ places }: { places: readonly PlaceCardData[] }) {
  return (
    <CardGrid as="ul">
      {places.map(place => (
        <li key={place.slug}>
          <PlaceCard place={place} />
        </li>
      ))}
    </CardGrid>
  )
}
