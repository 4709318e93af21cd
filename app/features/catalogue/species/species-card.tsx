import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { PlatePicture } from './plate-picture.tsx'
import styles from './species-card.module.css'
import type { SpeciesCardData } from './species-schema.ts'

interface SpeciesCardProps {
  species: SpeciesCardData
  /** Whether its line stands under the name. */
  withLine?: boolean
}

/** A species among others: its plate, its name, and the name the whole world knows it by. */
export function SpeciesCard({
  species: { key, name, latin, line, plate },
  withLine = false,
}: SpeciesCardProps) {
  return (
    <Anchor to={links.species(key)} className={styles.card}>
      <PlatePicture plate={plate} ratio="1x1" />
      <span className={styles.name}>{name}</span>
      <i lang="la" className={styles.latin}>
        {latin}
      </i>
      {withLine && <span className={styles.line}>{line}</span>}
    </Anchor>
  )
}
