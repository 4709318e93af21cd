import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { SpeciesTour } from './species-schema.ts'
import styles from './species-tours.module.css'

/** Days out with somebody who knows where it sits. */
export function SpeciesTours({ tours }: { tours: readonly SpeciesTour[] }) {
  if (tours.length === 0) return null
  return (
    <Section tone="sunken" id="tours">
      <Wrap>
        <SectionHead title={m.species_tours()} />
        <ul className={styles.tours}>
          {tours.map(({ key, country, name, line, place }) => (
            <li key={key}>
              <h3 className={styles.name}>
                <TextLink to={`${links.tours(country)}#${key}`}>{name}</TextLink>
              </h3>
              <Text size="small" tone="quiet">
                {place}
              </Text>
              <Text size="small">{line}</Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
