import { SpeciesCard } from './species-card.tsx'
import styles from './species-row.module.css'
import type { SpeciesCardData } from './species-schema.ts'

interface SpeciesRowProps {
  species: readonly (SpeciesCardData & { where?: string })[]
}

/** Plates side by side: six on a wide screen, two on a phone, and one that would be alone there over both. */
export function SpeciesRow({ species }: SpeciesRowProps) {
  return (
    <ul className={styles.row}>
      {species.map(one => (
        <li key={one.key}>
          <SpeciesCard species={one} />
        </li>
      ))}
    </ul>
  )
}
