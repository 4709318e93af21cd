import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { Vocabulary } from '#app/features/catalogue/list/list.ts'
import type { PlaceCardData } from '#app/features/catalogue/place/place-schema.ts'
import type { CalendarRow } from '#app/features/catalogue/species/species-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import type { MastheadPicture } from '#app/picture/masthead-picture.ts'
import type { PosterChoice } from '#art/poster/poster-choice.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'

/** An interest or habitat with its name. */
export interface NamedTopic {
  vocabulary: Vocabulary
  key: string
  name: string
}

/** An interest or habitat in a country, in the reader's language. */
export interface TopicPage extends NamedTopic {
  lead: string
  picture: MastheadPicture
  poster: PosterChoice
  country: Pick<
    CountryPage,
    'tag' | 'name' | 'story' | 'answerer' | 'team' | 'map' | 'topPlaces' | 'activities' | 'themes' | 'nearest'
  >
  places: PlaceCardData[]
  /** Matching attractions. */
  sights: { slug: string; name: string; line: string }[]
  /** Best months by place. */
  calendar: CalendarRow[]
  tours: FittingTour[]
  tripKeys: string[]
  /** Whether the trips match it; otherwise they are the country's or its neighbours' trips. */
  throughTrips: boolean
  related: NamedTopic[]
  kinds: SpeciesKind[]
}
