import type { ReactNode } from 'react'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trips-to-pull-apart.module.css'

interface TripsToPullApartProps extends Pick<CountryPage, 'tag' | 'name' | 'ownTrips'> {
  /** A card for each trip. */
  children: ReactNode
}

/** Trips as first drafts: the country's own, or its neighbours' while it has none. */
export function TripsToPullApart({ tag, name, ownTrips, children }: TripsToPullApartProps) {
  return (
    <Section>
      <Wrap>
        <SectionHead title={ownTrips ? m.country_trips_title() : m.country_near_trips_title()}>
          <Text size="lead" tone="quiet">
            {ownTrips ? m.country_trips_lead() : m.country_near_trips_lead({ country: name })}
          </Text>
        </SectionHead>
        <CardGrid>{children}</CardGrid>
        <SecondaryButton
          to={ownTrips ? links.trips({ fcountry: [tag] }) : links.trips()}
          className={styles.all}
        >
          {ownTrips ? m.country_all_trips({ country: name }) : m.country_every_trip()}
        </SecondaryButton>
      </Wrap>
    </Section>
  )
}
