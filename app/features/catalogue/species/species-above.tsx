import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './species-above.module.css'
import type { SpeciesCardData } from './species-schema.ts'

/** Names of the species whose plates are the page's head: no plate is printed twice. */
export function SpeciesAbove({ species }: { species: readonly SpeciesCardData[] }) {
  return (
    <Text as="div" className={styles.above}>
      <span>{m.species_above()}</span>
      <ul>
        {species.map(({ key, name }) => (
          <li key={key}>
            <TextLink to={links.species(key)}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Text>
  )
}
