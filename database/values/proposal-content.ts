import type { transferModes } from './catalogue-kinds.ts'

/**
 * What a proposal says: a whole itinerary with its prices, a snapshot of the catalogue on the day it was written, in
 * the traveller's language. Ids are made once and stay from draft to draft, so that two drafts can be compared.
 * features/proposal/proposal/proposal-schema.ts validates it.
 */
export interface ProposalContent {
  locale: 'en' | 'es'
  /** First day, YYYY-MM-DD; null while it is open. */
  startsOn: string | null
  adults: number
  /** Ages of the children on the first day. */
  childAges: number[]
  /** ISO 4217; one for the whole proposal. */
  currency: string
  days: ProposalDay[]
  price: PriceLine[]
  /** What is not in the price; what nobody knows the price of is named here. */
  notIncluded: string[]
  /** The published trip it was made from. */
  tripKey: string | null
}

export interface ProposalDay {
  id: string
  title: string
  story: string
  /** Where one sleeps, or ends the last day: slug of a place of `country`. */
  place: string
  country: string
  /** Null on a day that ends at home, or where the traveller sees to it. */
  hotel: ProposalHotel | null
  legs: ProposalLeg[]
  activities: ProposalActivity[]
  meals: ('breakfast' | 'lunch' | 'dinner')[]
  altitudeGainM: number
  walkKm: number
}

export interface ProposalHotel {
  /** Key of a catalogue item; null for a house that is not in the catalogue. */
  key: string | null
  name: string
  alternatives: Alternative[]
}

/** One ride, boat or flight. */
export interface ProposalLeg {
  id: string
  mode: (typeof transferModes)[number]
  /** Slugs of places. */
  from: string
  to: string
  minutes: number
  kilometres: number
  via: [number, number][]
  /** HH:MM, where it is arranged. */
  startsAt: string | null
}

export interface ProposalActivity {
  id: string
  kind: 'tour' | 'visit'
  /** Key of a tour or slug of a place; null for what is not in the catalogue. */
  key: string | null
  name: string
  /** HH:MM, where it is arranged. */
  startsAt: string | null
  minutes: number | null
  alternatives: Alternative[]
}

/** What a traveller may choose instead: another house or another tour. */
export interface Alternative {
  id: string
  key: string | null
  name: string
  /** Added to the whole price, in minor units; null where it is not known. */
  priceDeltaMinor: number | null
  /** Added to the day's driving. */
  minutesDelta: number
  why: string
}

export interface PriceLine {
  id: string
  what: string
  /** Day it belongs to; null for the whole trip. */
  day: string | null
  /** Who it is for, in words: each adult, the group, children under 12. */
  forWhom: string
  count: number
  /** For each of `count`, in minor units; null where it is not known. */
  unitMinor: number | null
  /** In words: high season, 15 December to 10 January. */
  season: string | null
  /** YYYY-MM-DD; null where the terms of the proposal decide. */
  refundableUntil: string | null
  /** Why it moved since the draft before; null where it did not. */
  note: string | null
}

/** What a companion says of a day. */
export type DayMark = 'yes' | 'ask' | 'rather_not'

/** How a day was marked: counts, never names. */
export interface DayCount {
  /** Id of the day in the proposal. */
  day: string
  yes: number
  ask: number
  ratherNot: number
}

/**
 * Whether the price is within what everybody would pay. `some` is told only where at least three are on either side;
 * `too_few` where fewer than three said what they would pay, or the price is not known.
 */
export type PriceVerdict =
  | { verdict: 'everybody' | 'not_everybody' | 'too_few' }
  | { verdict: 'some'; fits: number; of: number }

/** What came of a vote: all that is kept of it. */
export interface VoteResult {
  answers: number
  /** Null where fewer than three answered. */
  days: DayCount[] | null
  price: PriceVerdict
}

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
