import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './experts.module.css'
import { StaffCard } from './staff-card.tsx'
import type { StaffFace } from './staff-schema.ts'

/** Cards of the countries' planners. */
export function Experts({ people }: { people: readonly StaffFace[] }) {
  return (
    <Section id="experts">
      <Wrap>
        <SectionHead title={m.experts_title()}>
          <Text size="lead" tone="quiet">
            {m.experts_lead()}
          </Text>
        </SectionHead>
        <ul className={styles.people}>
          {people.map(person => (
            <li key={person.fkey}>
              <StaffCard person={person} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
