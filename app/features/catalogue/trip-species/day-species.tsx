import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './day-species.module.css'
import type { TripSpecies } from './trip-species-schema.ts'

interface DaySpeciesProps {
  species: TripSpecies
  /** The number of the day. */
  day: number
}

/** The names of the species that may be seen on a day, whose plates stand together below; nothing without any. */
export function DaySpecies({ species: { seen, days }, day }: DaySpeciesProps) {
  const keys = days.find(({ number }) => number === day)?.keys ?? []
  if (keys.length === 0) return null
  return (
    <div className={styles.species}>
      <p className={styles.label}>{m.trip_lives_here()}</p>
      <ul className={styles.row}>
        {seen
          .filter(({ key }) => keys.includes(key))
          .map(({ key, name }) => (
            <li key={key}>
              <TextLink to={links.species(key)}>{name}</TextLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
