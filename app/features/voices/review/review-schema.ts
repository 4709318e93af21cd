/** Data of a review's card and full text, in the reader's language. */
export interface ReviewData {
  key: string
  /** The given title, otherwise the first sentence of the comment. */
  title: string
  /** Whether the title is the first sentence, which is then left out of the text. */
  untitled: boolean
  comment: string
  name: string
  /** The country or trip it is about. */
  where: string
  /** YYYY-MM-DD. */
  date: string
  /** Month of that day, such as "March 2026". */
  when: string
  /** From 1 to 5. */
  rating: number
  /** Original language, if it is not the reader's. */
  translatedFrom: string | null
  /** Written for the demonstration. */
  invented: boolean
}

/**
 * A review in GET /api/next/feedback/search: title, comment, date and name (specification, sections 3 and 7),
 * followed by other fields of a card.
 */
export interface FeedbackReview {
  title?: string | undefined
  comment: string
  date: string
  name: string
  key: string
  /** Tag and name of its country. */
  country: string
  country_name: string
  rating: number
  /** A supported language code. */
  written_in: string
  /** Invented for the demonstration. */
  invented: boolean
}

/** A large quote with its author. */
export interface QuoteData extends Pick<ReviewData, 'key' | 'name' | 'where' | 'date' | 'when'> {
  words: string
}

/** What the reviews are about. */
export type VoicesAbout =
  | { kind: 'all' }
  | { kind: 'country'; country: string }
  | { kind: 'topic'; country: string; topic: string }
  /** There are none about the topic; these are about the country. */
  | { kind: 'no_topic'; country: string; topic: string }
  /** There are none about the country; these are about others. */
  | { kind: 'elsewhere'; country: string }
  /** The trip's own come first, then those of the country's other trips. */
  | { kind: 'trip_first'; country: string }
  /** There are none about the trip; these are about the country's others. */
  | { kind: 'other_trips'; country: string }

/** Reviews for the bottom of a page, newest first. */
export interface VoicesData {
  reviews: ReviewData[]
  about: VoicesAbout
  /** What the API's review search is asked for to refresh them. */
  search: { query: string; limit: string }
}

/** Reviews of a trip's page; the quoted one is about the trip, and not repeated in the row. */
export interface TripVoicesData extends Omit<VoicesData, 'search'> {
  quote: QuoteData | null
}
