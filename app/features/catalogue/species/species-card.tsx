import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { PlatePicture } from './plate-picture.tsx'
import styles from './species-card.module.css'
import type { SpeciesCardData } from './species-schema.ts'

interface SpeciesCardProps {
  species: SpeciesCardData & { where?: string }
  /** Whether to show its line below the name. */
  withLine?: boolean
}

/** Card of a species: plate, name and Latin name. */
export function SpeciesCard({
  species: { key, name, latin, line, plate, where },
  withLine = false,
}: SpeciesCardProps) {
  return (
    <Anchor to={links.species(key)} className={styles.card}>
      <PlatePicture plate={plate} ratio="1x1" />
      <span className={styles.name}>{name}</span>
      <i lang="la" className={styles.latin}>
        {latin}
      </i>
      {where && <span className={styles.where}>{where}</span>}
      {withLine && <span className={styles.line}>{line}</span>}
    </Anchor>
  )
}
