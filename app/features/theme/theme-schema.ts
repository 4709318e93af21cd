import type { CountryPage } from '#app/features/country/country-schema.ts'
import type { PosterChoice } from '#app/features/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/species-kinds.ts'

export interface ThemePlace {
  slug: string
  name: string
  line: string
  poster: PosterChoice
}

export interface ThemeTour {
  key: string
  name: string
  line: string
  place: string
}

/** A kind of vacation in a country, in the reader's words. */
export interface ThemePage {
  key: string
  name: string
  lead: string
  body: string
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'map' | 'topPlaces' | 'activities'
  >
  /** The other kinds of vacation there; `link` is authored. */
  others: { label: string; link: string }[]
  places: ThemePlace[]
  tours: ThemeTour[]
  tripKeys: string[]
  /** Whether those trips go to the country itself. */
  ownTrips: boolean
  /** What lives there that such travellers ask about. */
  kinds: SpeciesKind[]
}
