import { links } from '#app/links.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { PlatePicture } from './plate-picture.tsx'
import styles from './species-card.module.css'
import type { SpeciesCardData } from './species-schema.ts'

interface SpeciesCardProps {
  species: SpeciesCardData & { where?: string }
}

/** Short enough for a card's line: a word with a hyphen stays whole. */
const SHORT_WORD = /(?<!\S)\S{1,14}(?!\S)/g

/** Card of a species: plate, name and Latin name. */
export function SpeciesCard({ species: { key, name, latin, plate, where } }: SpeciesCardProps) {
  return (
    <Anchor to={links.species(key)} className={styles.card}>
      <PlatePicture plate={plate} ratio="1x1" />
      <span className={styles.name}>{name.replace(SHORT_WORD, word => word.replaceAll('-', '-\u2060'))}</span>
      <i lang="la" className={styles.latin}>
        {latin}
      </i>
      {where && <span className={styles.where}>{where}</span>}
    </Anchor>
  )
}
