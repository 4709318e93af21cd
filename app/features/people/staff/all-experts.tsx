import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './all-experts.module.css'
import cards from './experts.module.css'
import { StaffCard } from './staff-card.tsx'
import type { StaffFace } from './staff-schema.ts'

interface AllExpertsProps {
  people: readonly StaffFace[]
  /** Active countries without a planner. */
  unstaffed: readonly { tag: string; name: string }[]
}

/** All planners, and the countries that have none yet. */
export function AllExperts({ people, unstaffed }: AllExpertsProps) {
  return (
    <>
      <header className={`on-sky ${styles.head}`}>
        <Wrap>
          <Display as="h1" size={96}>
            {m.experts_title()}
          </Display>
          <Text size="lead" className={styles.lead}>
            {m.experts_lead()}
          </Text>
        </Wrap>
      </header>
      <Section>
        <Wrap>
          <VisuallyHidden as="h2">{m.experts_label()}</VisuallyHidden>
          <ul className={`${cards.people} ${styles.people}`}>
            {people.map(person => (
              <li key={person.fkey}>
                <StaffCard person={person} />
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      {unstaffed.length > 0 && (
        <Section tone="mist">
          <Wrap>
            <Display size={44}>{m.experts_office_title()}</Display>
            <Text size="lead" className={styles.lead}>
              {m.experts_office_lead()}
            </Text>
            <ul className={styles.countries}>
              {unstaffed.map(({ tag, name }) => (
                <li key={tag}>
                  <Chip to={links.team(tag)}>{name}</Chip>
                </li>
              ))}
            </ul>
          </Wrap>
        </Section>
      )}
    </>
  )
}
