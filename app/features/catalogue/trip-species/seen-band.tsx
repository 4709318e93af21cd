import { SpeciesCard } from '#app/features/catalogue/species/species-card.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Track } from '#app/ui/track.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './seen-band.module.css'
import type { TripSpecies } from './trip-species-schema.ts'

export interface SeenBandProps {
  species: TripSpecies
  /** Tag of the country whose field guide is linked. */
  country: string
}

/** Species of a trip from the first day to the last: a row of plates, and the names of those without one. */
export function SeenBand({ species: { seen }, country }: SeenBandProps) {
  const drawn = seen.filter(({ plate }) => plate !== null)
  const others = seen.filter(one => !drawn.includes(one))
  return (
    <Section rhythm="tight" id="seen" className={styles.band}>
      <Track
        label={m.trip_seen()}
        title={
          <>
            <Display size={44}>{m.trip_seen()}</Display>
            <Text size="small" tone="quiet">
              {m.trip_seen_lead()}
            </Text>
          </>
        }
        more={<MoreLink to={links.floraFauna({ country })}>{m.species_all()}</MoreLink>}
        column="11rem"
        phoneColumn="40vw"
      >
        {drawn.map(one => (
          <SpeciesCard key={one.key} species={one} />
        ))}
      </Track>
      {others.length > 0 && (
        <Wrap>
          <Text size="small" tone="quiet" className={styles.also}>
            {m.trip_seen_also()}
          </Text>
          <ul className={styles.others}>
            {others.map(({ key, name }) => (
              <li key={key}>
                <Anchor to={links.species(key)}>{name}</Anchor>
              </li>
            ))}
          </ul>
        </Wrap>
      )}
    </Section>
  )
}
