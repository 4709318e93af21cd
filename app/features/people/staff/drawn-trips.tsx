import { Children, type ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './drawn-trips.module.css'

interface DrawnTripsProps {
  firstName: string
  /** Tags of the person's countries. */
  countries: readonly string[]
  /** The cards of their published trips. */
  children: ReactNode
}

/** Published trips of a planner; says so if there are none yet. */
export function DrawnTrips({ firstName, countries, children }: DrawnTripsProps) {
  const some = Children.count(children) > 0
  return (
    <Section tone="sunken">
      <Wrap>
        <Display size={44} className={styles.title}>
          {m.staff_trips({ name: firstName })}
        </Display>
        {some ? (
          <div className={styles.cards}>{children}</div>
        ) : (
          <Text className={styles.none}>{m.staff_no_trips({ name: firstName })}</Text>
        )}
        <MoreLink to={links.trips(some ? { fcountry: countries } : {})}>{m.staff_all_trips()}</MoreLink>
      </Wrap>
    </Section>
  )
}
