import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import type { Vocabulary } from '#app/features/catalogue/list/list.ts'
import type { PlaceCardData } from '#app/features/catalogue/place/place-schema.ts'
import type { CalendarRow } from '#app/features/catalogue/species/species-schema.ts'
import type { FittingTour } from '#app/features/catalogue/tour-card/fitting-tours-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { MastheadPicture, Picture } from '#app/picture/picture.ts'
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
  sights: { slug: string; name: string; line: string; picture: Picture }[]
  /** Best months by place. */
  calendar: CalendarRow[]
  tours: FittingTour[]
  tripKeys: string[]
  /** Whether the trips match it; otherwise they are the country's or its neighbours' trips. */
  throughTrips: boolean
  related: NamedTopic[]
  kinds: SpeciesKind[]
}

type Described = Pick<TopicPage, 'vocabulary' | 'name' | 'lead'> & {
  country: { name: string }
  places: readonly { name: string }[]
  sights: readonly { name: string }[]
  tours: readonly { name: string }[]
}

const NAMED = 3

/** Title for search engines: a landscape and an interest of one name are two pages, such as beaches. */
export function topicPageTitle({ vocabulary, name, country }: Described): string {
  const words = { word: name, country: country.name }
  return vocabulary === 'habitat' ? m.word_page_habitat(words) : m.word_page_interest(words)
}

/** Description for search engines: what is there in this country, then what the topic is about anywhere. */
export function topicDescription({ vocabulary, name, country, lead, ...there }: Described): string {
  const { places, sights, tours } = there
  const all = vocabulary === 'habitat' ? [...places, ...sights, ...tours] : [...tours, ...places, ...sights]
  const names = [...new Set(all.map(one => one.name))].slice(0, NAMED)
  const title = m.word_title({ word: name, country: country.name })
  if (names.length === 0) return `${title}. ${lead}`
  return `${title}: ${new Intl.ListFormat(getLocale()).format(names)}. ${lead}`
}
