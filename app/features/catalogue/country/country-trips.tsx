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
import styles from './country-trips.module.css'

interface CountryTripsProps extends Pick<CountryPage, 'tag' | 'name' | 'ownTrips' | 'trips' | 'tripKeys'> {
  /** A card for each trip. */
  children: ReactNode
}

/** Trips as first drafts: the country's own, or its neighbours' while it has none. */
export function CountryTrips({ tag, name, ownTrips, trips, tripKeys, children }: CountryTripsProps) {
  const title = ownTrips ? m.country_trips_title({ ...trips, country: name }) : m.country_near_trips_title()
  const isWhole = ownTrips && tripKeys.length === trips.count
  return (
    <Section rhythm="tight" id="trips">
      <Wrap>
        <SectionHead title={title.charAt(0).toUpperCase() + title.slice(1)}>
          <Text size="lead" tone="quiet">
            {ownTrips ? m.country_trips_lead() : m.country_near_trips_lead({ country: name })}
          </Text>
        </SectionHead>
        <CardGrid>{children}</CardGrid>
        {!isWhole && (
          <SecondaryButton
            to={ownTrips ? links.trips({ fcountry: [tag] }) : links.trips()}
            className={styles.all}
          >
            {ownTrips ? m.country_all_trips({ country: name }) : m.country_every_trip()}
          </SecondaryButton>
        )}
      </Wrap>
    </Section>
  )
}
