import { Children, type ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './drawn-trips.module.css'

interface DrawnTripsProps {
  firstName: string
  /** The person's countries. */
  countries: readonly { tag: string; name: string }[]
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
          <div className={styles.cards}>
            <CardGrid>{children}</CardGrid>
          </div>
        ) : (
          <Text className={styles.none}>{m.staff_no_trips({ name: firstName })}</Text>
        )}
        {some ? (
          <MoreLink to={links.trips({ fcountry: countries.map(({ tag }) => tag) })}>
            {m.staff_country_trips({ countries: namesOf(countries) })}
          </MoreLink>
        ) : (
          <MoreLink to={links.trips()}>{m.staff_all_trips()}</MoreLink>
        )}
      </Wrap>
    </Section>
  )
}

function namesOf(countries: DrawnTripsProps['countries']): string {
  return new Intl.ListFormat(getLocale()).format(countries.map(({ name }) => name))
}
