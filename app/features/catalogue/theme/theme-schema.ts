import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'
import type { Group } from '#database/values/goals.ts'

export interface ThemePlace {
  slug: string
  name: string
  line: string
  picture: PlacePicture
}

/** A vacation theme of a country, in the reader's language. */
export interface ThemePage {
  key: string
  name: string
  lead: string
  body: string
  picture: MastheadPicture
  /** Parameters of its share card. */
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'team' | 'map' | 'topPlaces' | 'activities'
  >
  /** The country's other themes; `link` is authored. */
  others: { label: string; link: string }[]
  places: ThemePlace[]
  tours: FittingTour[]
  tripKeys: string[]
  /** The group that it is about; null if it is for everybody. */
  group: Group | null
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** The countries of the trips, while this one has none; otherwise null. */
  nearest: CountryPage['nearest']
  /** Kinds of species that fit the theme. */
  kinds: SpeciesKind[]
}
