import type { ReactNode } from 'react'
import { PlaceCard } from './place-card.tsx'
import type { PlaceCardData } from './place-card-schema.ts'
import styles from './place-cards.module.css'

interface PlaceCardsProps {
  places: readonly PlaceCardData[]
  /** Beside something else there is room for two abreast. */
  abreast?: 2 | 3
  /** Slug of the place pointed at elsewhere on the page. */
  lit?: string | null
  tool?: (place: PlaceCardData) => ReactNode
  /** They are what the page is about, and begin on its first screen. */
  first?: boolean
}

/** Destinations side by side. */
export function PlaceCards({ places, abreast = 3, lit, tool, first = false }: PlaceCardsProps) {
  return (
    <ul className={abreast === 2 ? styles.two : styles.three}>
      {places.map((place, index) => (
        <li key={place.slug} data-at={place.slug}>
          <PlaceCard
            place={place}
            lit={place.slug === lit}
            tool={tool?.(place)}
            priority={first && index < abreast}
            heading={first ? 'h2' : 'h3'}
          />
        </li>
      ))}
    </ul>
  )
}
