import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'

export interface ThemePlace {
  slug: string
  name: string
  line: string
  picture: PlacePicture
}

/** A kind of vacation in a country, in the reader's words. */
export interface ThemePage {
  key: string
  name: string
  lead: string
  body: string
  picture: MastheadPicture
  /** What its card is drawn with. */
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'team' | 'map' | 'topPlaces' | 'activities'
  >
  /** The other kinds of vacation there; `link` is authored. */
  others: { label: string; link: string }[]
  places: ThemePlace[]
  tours: FittingTour[]
  tripKeys: string[]
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** Whose they are while the country has no trip at all; else null. */
  nearest: CountryPage['nearest']
  /** What lives there that such travellers ask about. */
  kinds: SpeciesKind[]
}
