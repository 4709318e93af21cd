import type { ReactNode } from 'react'
import { nearbyTripsTitle } from '#app/features/catalogue/country/country.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { PlannerWords } from '#app/features/catalogue/country/planner-words.tsx'
import { SoughtPlaces } from '#app/features/catalogue/country/sought-places.tsx'
import { CatalogueHead } from '#app/features/catalogue/list/catalogue-head.tsx'
import { CatalogueWays } from '#app/features/catalogue/list/catalogue-ways.tsx'
import type { ListCountry } from '#app/features/catalogue/list/list-schema.ts'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

interface UnwrittenListProps {
  country: ListCountry
  page: CountryPage
  trips: readonly TripCardData[]
  title: string
  lead: string
  /** The breadcrumbs after the country's. */
  trail?: readonly { label: string; to: string }[]
  url: string
  /** What is already known. */
  children?: ReactNode
}

/**
 * A list that is not written yet: says so, and shows what is known, trips of neighbouring countries and a planner to
 * ask.
 */
export function UnwrittenList({ country, page, trips, trail = [], ...common }: UnwrittenListProps) {
  const { tag, name } = country
  const { title, lead, url, children } = common
  return (
    <main id="main">
      <Wrap>
        <CatalogueHead trail={[{ label: name, to: links.country(tag) }, ...trail]} title={title}>
          {lead}
        </CatalogueHead>
      </Wrap>
      <SoughtPlaces tag={tag} name={name} places={page.topPlaces} map={page.map} />
      {children}
      <PlannerWords {...page} />
      <FittingTrips title={nearbyTripsTitle(name, page.nearest)} trips={trips}>
        <MoreLink to={links.trips(page.ownTrips ? { fcountry: [tag] } : {})}>{m.theme_all_trips()}</MoreLink>
      </FittingTrips>
      <CatalogueWays country={country} answerer={page.answerer?.firstName ?? null} url={url} />
    </main>
  )
}
