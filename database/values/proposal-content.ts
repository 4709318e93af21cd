import type { transferModes } from './catalogue-kinds.ts'
import type { Locale } from './locale.ts'
import type { Meal } from './meals.ts'

/**
 * The content of a proposal: a whole itinerary with its prices, a snapshot of the catalogue on the day it was
 * written, in the traveller's language. Ids stay the same from draft to draft, so that two drafts can be compared.
 * features/proposal/proposal/proposal-schema.ts validates it.
 */
export interface ProposalContent {
  locale: Locale
  /** First day, YYYY-MM-DD; null while it is undecided. */
  startsOn: string | null
  adults: number
  /** Ages of the children on the first day. */
  childAges: number[]
  /** ISO 4217; one for the whole proposal. */
  currency: string
  days: ProposalDay[]
  price: PriceLine[]
  /** What the price does not include, such as items whose price is unknown. */
  notIncluded: string[]
  /** The published trip it was made from; null if none. */
  tripKey: string | null
}

export interface ProposalDay {
  id: string
  title: string
  story: string
  /** Where the night is spent, or the last day ends: slug of a place of `country`. */
  place: string
  country: string
  /** Null on a day that ends at home, or if the traveller arranges it. */
  hotel: ProposalHotel | null
  legs: ProposalLeg[]
  activities: ProposalActivity[]
  meals: Meal[]
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
  /** HH:MM, if arranged. */
  startsAt: string | null
}

export interface ProposalActivity {
  id: string
  kind: 'tour' | 'visit'
  /** Key of a tour or slug of a place; null if it is not in the catalogue. */
  key: string | null
  name: string
  /** HH:MM, if arranged. */
  startsAt: string | null
  minutes: number | null
  alternatives: Alternative[]
}

/** An alternative that a traveller may choose: another house or another tour. */
export interface Alternative {
  id: string
  key: string | null
  name: string
  /** Added to the whole price, in minor units; null if unknown. */
  priceDeltaMinor: number | null
  /** Added to the day's driving, in minutes. */
  minutesDelta: number
  why: string
}

export interface PriceLine {
  id: string
  what: string
  /** The id of its day; null for the whole trip. */
  day: string | null
  /** For whom it is, as text: each adult, the group, children under 12. */
  forWhom: string
  count: number
  /** For each of `count`, in minor units; null if unknown. */
  unitMinor: number | null
  /** As text: high season, 15 December to 10 January. */
  season: string | null
  /** YYYY-MM-DD; null if the terms of the proposal decide. */
  refundableUntil: string | null
  /** Why it changed since the previous draft; null if it did not. */
  note: string | null
}

/** A companion's mark for a day. */
export type DayMark = 'yes' | 'ask' | 'rather_not'

/** The marks of a day: counts, never names. */
export interface DayCount {
  /** Id of the day in the proposal. */
  day: string
  yes: number
  ask: number
  ratherNot: number
}

/**
 * Whether the price is within everybody's ceiling. `some` is revealed only if at least three are on either side;
 * `too_few` if fewer than three gave a ceiling, or the price is unknown.
 */
export type PriceVerdict =
  | { verdict: 'everybody' | 'not_everybody' | 'too_few' }
  | { verdict: 'some'; fits: number; of: number }

/** The result of a vote: all that is kept of it. */
export interface VoteResult {
  answers: number
  /** Null if fewer than three answered. */
  days: DayCount[] | null
  price: PriceVerdict
}

/** The directions of the three first drafts of a wish. */
export const draftKinds = ['calmer', 'wilder', 'cheaper'] as const
export type DraftKind = (typeof draftKinds)[number]

/** A stay of some nights in a place of the catalogue. */
export interface DraftStay {
  /** Slug of a destination. */
  place: string
  nights: number
  /** Key of the hotel; null if the catalogue has none there. */
  hotel: string | null
  /** Keys of tours, each on a day of the stay: 0 is the day of arrival. */
  tours: { key: string; day: number }[]
}

/**
 * An itinerary that a traveller composed from the catalogue's rows, before anybody answered. It names rows and has no
 * text or prices of its own: those are read when it is shown.
 */
export interface FirstDraft {
  kind: DraftKind
  /** The country's tag. */
  country: string
  /** First day, YYYY-MM-DD; null while it is undecided. */
  startsOn: string | null
  adults: number
  /** In years. */
  childAges: number[]
  /** Modes of transport to avoid, of the air perhaps only small planes; and sights not known to be for anybody. */
  without: ('air' | 'boat' | 'small' | 'sights')[]
  stays: DraftStay[]
}
