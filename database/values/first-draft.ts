/** What the three drafts of a wish are made towards. */
export const draftKinds = ['calmer', 'wilder', 'cheaper'] as const
export type DraftKind = (typeof draftKinds)[number]

/** Some nights in one place of the catalogue. */
export interface DraftStay {
  /** Slug of a destination. */
  place: string
  nights: number
  /** Key of the hotel; null where the catalogue has none there. */
  hotel: string | null
  /** Keys of tours, each on a day of the stay: 0 is the day of arrival. */
  tours: { key: string; day: number }[]
}

/**
 * An itinerary a traveller made by themselves of the catalogue's rows, before anybody answered. It names rows and holds
 * no words or prices of its own: those are read when it is shown.
 */
export interface FirstDraft {
  kind: DraftKind
  /** Tag. */
  country: string
  /** First day, YYYY-MM-DD; null while it is open. */
  startsOn: string | null
  adults: number
  /** In years. */
  childAges: number[]
  /** Ways to travel it does without. */
  without: ('air' | 'boat')[]
  stays: DraftStay[]
}
