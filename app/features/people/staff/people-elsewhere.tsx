import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import people from './experts.module.css'
import styles from './people-elsewhere.module.css'
import { StaffCard } from './staff-card.tsx'
import type { StaffFace } from './staff-schema.ts'

interface PeopleElsewhereProps {
  /** Name of a country without a planner. */
  country: string
  people: readonly StaffFace[]
}

/** Shown for a country without a planner: planners of other countries, labelled so. */
export function PeopleElsewhere({ country, people: faces }: PeopleElsewhereProps) {
  return (
    <Section>
      <Wrap>
        <SectionHead title={m.team_elsewhere_title()}>
          <Text tone="quiet">{m.team_elsewhere_lead({ country })}</Text>
        </SectionHead>
        <ul className={people.people}>
          {faces.map(person => (
            <li key={person.fkey}>
              <StaffCard person={person} />
            </li>
          ))}
        </ul>
        <MoreLink to={links.experts()} className={styles.more}>
          {m.team_all_experts()}
        </MoreLink>
      </Wrap>
    </Section>
  )
}
