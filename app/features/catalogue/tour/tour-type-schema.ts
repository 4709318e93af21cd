import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { ListCountry } from '#app/features/catalogue/list/catalogue-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { TourRowData } from './tour-schema.ts'

/** A kind of guided day in a country, in the reader's words. */
export interface TourTypePage {
  key: string
  name: string
  /** Null where the country has not written about it. */
  lead: string | null
  list: ListCountry
  country: CountryPage
  tours: TourRowData[]
  tripKeys: string[]
  /** Whether those trips have such a day in them. */
  throughTrips: boolean
  /** What its header lists beside it. */
  activities: CountryPage['activities']
  /** Days of the kind in other countries, while here none is written. */
  elsewhere: FittingTour[]
}
