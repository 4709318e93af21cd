/** A review as its card and its full text show it, in the reader's language. */
export interface ReviewData {
  key: string
  /** Given, or the first sentence of the comment. */
  title: string
  /** The title is the first sentence, which the text below it leaves out. */
  untitled: boolean
  comment: string
  name: string
  /** The country it is about, or the trip. */
  where: string
  /** YYYY-MM-DD. */
  date: string
  /** The month of that day, such as March 2026. */
  when: string
  /** From 1 to 5. */
  rating: number
  /** The language it was written in, when that is not the reader's. */
  translatedFrom: string | null
  /** Written for the demonstration. */
  invented: boolean
}

/**
 * A review as GET /api/next/feedback/search answers it: title, comment, date and name (specification, sections 3
 * and 7), and after them what a card shows besides.
 */
export interface FeedbackReview {
  title?: string | undefined
  comment: string
  date: string
  name: string
  key: string
  /** Tag of the country it is about, and its name. */
  country: string
  country_name: string
  rating: number
  /** One of the supported language codes. */
  written_in: string
  /** Invented for the demonstration. */
  invented: boolean
}

/** A quote set in large type, and whose it is. */
export interface QuoteData extends Pick<ReviewData, 'key' | 'name' | 'where' | 'date' | 'when'> {
  words: string
}

/** What the reviews of a band are about. */
export type VoicesAbout =
  | { kind: 'all' }
  | { kind: 'country'; country: string }
  | { kind: 'topic'; country: string; topic: string }
  /** There is none about the topic: these are the country's. */
  | { kind: 'no_topic'; country: string; topic: string }
  /** There is none about the country: these are other countries'. */
  | { kind: 'elsewhere'; country: string }
  /** The trip's own come first, then those of the country's other trips. */
  | { kind: 'trip_first'; country: string }
  /** There is none about the trip: these are about the country's others. */
  | { kind: 'other_trips'; country: string }

/** What people say, for the foot of a page; the newest first. */
export interface VoicesData {
  reviews: ReviewData[]
  about: VoicesAbout
  /** The call that answers the same reviews afresh. */
  address: string
}

/** What people say on a trip's page: who is quoted went on it, and is not in the row again. */
export interface TripVoicesData extends Omit<VoicesData, 'address'> {
  quote: QuoteData | null
}
