import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { PlaceCardData } from '#app/features/catalogue/place/place-card-schema.ts'
import type { CalendarRow } from '#app/features/catalogue/species/species-schema.ts'
import type { Vocabulary } from '#app/features/catalogue/topic/word.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'

/** Something one may come for, by its name. */
export interface NamedWord {
  vocabulary: Vocabulary
  key: string
  name: string
}

/** An interest or a habitat in a country, in the reader's words. */
export interface WordPage extends NamedWord {
  lead: string
  picture: MastheadPicture
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'team' | 'map' | 'topPlaces' | 'activities' | 'themes' | 'nearest'
  >
  places: PlaceCardData[]
  /** What is to be seen of it. */
  sights: { slug: string; name: string; line: string }[]
  /** The months to go, place by place. */
  calendar: CalendarRow[]
  tours: FittingTour[]
  tripKeys: string[]
  /** Whether those trips meet it; else they are the country's, or its neighbours'. */
  throughTrips: boolean
  related: NamedWord[]
  kinds: SpeciesKind[]
}
