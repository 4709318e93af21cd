import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { ListCountry } from '#app/features/catalogue/list/catalogue-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { TourRowData } from './tour-schema.ts'

/** A tour type in a country, in the reader's language. */
export interface TourTypePage {
  key: string
  name: string
  /** Null where the country has not written about it. */
  lead: string | null
  list: ListCountry
  country: CountryPage
  tours: TourRowData[]
  tripKeys: string[]
  /** Whether the trips include such a tour. */
  throughTrips: boolean
  /** Other activities in its header. */
  activities: CountryPage['activities']
  /** Tours of this type in other countries, while this one has none. */
  elsewhere: FittingTour[]
}
