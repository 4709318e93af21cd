import { PlatePicture } from '#app/features/catalogue/species/plate-picture.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import styles from './day-species.module.css'
import type { TripSpecies } from './trip-species-schema.ts'

interface DaySpeciesProps {
  species: TripSpecies
  /** The number of the day. */
  day: number
}

/** Species that may be seen on a day with small plates, those without a plate last; renders nothing without any. */
export function DaySpecies({ species: { seen, days }, day }: DaySpeciesProps) {
  const keys = days.find(({ number }) => number === day)?.keys ?? []
  if (keys.length === 0) return null
  const met = seen.filter(({ key }) => keys.includes(key))
  return (
    <div className={styles.species}>
      <p className={styles.label}>{m.trip_lives_here()}</p>
      <ul className={styles.row}>
        {[...met.filter(({ plate }) => plate), ...met.filter(({ plate }) => !plate)].map(
          ({ key, name, plate }) => (
            <li key={key}>
              <Anchor to={links.species(key)} className={styles.one}>
                {plate && <PlatePicture plate={plate} ratio="1x1" className={styles.plate} />}
                <span className={styles.name}>{name}</span>
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
