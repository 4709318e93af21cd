import { PlaceCard } from './place-card.tsx'
import type { PlaceCardData } from './place-card-schema.ts'
import styles from './place-cards.module.css'

/** Destinations side by side. */
export function PlaceCards({ places }: { places: readonly PlaceCardData[] }) {
  return (
    <ul className={styles.cards}>
      {places.map(place => (
        <li key={place.slug}>
          <PlaceCard place={place} />
        </li>
      ))}
    </ul>
  )
}
