import type { LeftOut } from '#app/features/proposal/first-draft/choose-country.ts'
import type { DraftReason } from '#app/features/proposal/first-draft/draft-reasons.ts'
import type { PaceFinding } from '#app/features/proposal/proposal/pace.ts'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { DraftKind } from '#database/values/proposal-content.ts'
import type { DraftTitle } from './draft-titles.ts'

/** Data of the page of drafts, with names and figures in the reader's language. */

export interface DraftDay {
  number: number
  /** For example "7 February 2027"; null while the dates are open. */
  date: string | null
  place: string
  title: string
  line: string
  hotel: string | null
  rides: { mode: TravelMode; time: string; distance: string }[]
  activities: string[]
}

interface DraftShare {
  amount: string
  share: number
}

/** Outings also if only some of them have no price. */
export type OpenPart = 'beds' | 'outings' | 'rides' | 'work'

export interface DraftFigures {
  /** Known price per person, such as "US$ 1,240". */
  each: string
  total: string
  /** The known parts of the price, of a person each, with their shares of it between 0 and 1. */
  beds: DraftShare
  outings: DraftShare
  lines: { what: string; amount: string | null }[]
  /** What of the price has none yet, each kind once. */
  open: OpenPart[]
  nights: number
  longestDrive: string
  longestMinutes: number
  flights: number
  /** Rides, outings and sights in a boat, and houses that float. */
  boats: number
  /** Such as "1,170 m". */
  highestBed: string
}

export type StayRatio = '4x3' | '21x9'

export interface ShownStay {
  place: string
  /** Path of its drawing. */
  picture: string
  nights: number
  hotel: string | null
  /** Links to the draft after each change; null if the change is not possible. */
  more: string | null
  fewer: string | null
  toNext: string | null
  toPrevious: string | null
  drop: string | null
  hotels: { name: string; night: string; isChosen: boolean; to: string }[]
  tours: { name: string; drop: string | null }[]
}

export interface ShownProposal {
  kind: DraftKind
  /** What it is called beside the others; its place by name. */
  title: DraftTitle
  code: string
  /** Path of the drawing of a place in it: of one that the others lack, if there is any. */
  picture: string
  days: DraftDay[]
  stops: { place: string; nights: number }[]
  startsOn: string | null
  figures: DraftFigures
  findings: Pick<PaceFinding, 'rule' | 'grade'>[]
  /** Day number of each finding. */
  findingDays: number[]
  /** Days that begin before breakfast. */
  earlyDays: number[]
  /** Whether the table of transfers connects all its stays. */
  hasConnections: boolean
  reasons: DraftReason[]
  map: RouteMapData | null
}

export interface Unkept {
  /** The needs that were said; with none, something else that was said is in the way. */
  needs: string[]
  /** Each country that was tried. */
  countries: {
    name: string
    /** Those known to have a room without a step; null if nobody asked for one. */
    houses: string[] | null
  }[]
  /** Other countries, with a draft of the same words. */
  possible: { name: string; words: string }[]
}

export interface DraftPage {
  words: string
  /** The words as a wish that an address carries to the contact form. */
  wish: Record<string, string>
  country: { tag: string; name: string } | null
  /** Why this country. `nothing`: none of the words were understood, so the drafts follow no wish. */
  because: 'named' | 'wishes' | 'first' | 'nothing' | null
  met: string[]
  /** Other countries that the words name, and why they are not drafted. */
  leftOut: (Pick<LeftOut, 'why' | 'unmet'> & { name: string })[]
  /** Named countries that are not in the catalogue yet. */
  unwritten: string[]
  /** Named countries and regions in which we plan nothing. */
  elsewhere: string[]
  /** Words that were not understood; the planner reads them. */
  unread: string[]
  /** The proposed first day, if none was given. */
  proposed: string | null
  /** A length that cannot be drafted, as typed, with the possible range and the length used. */
  days: { said: string; least: number; most: number; drafted: number } | null
  /** Number of children whose age is assumed; 0 if their number is not said either. Null if nothing is assumed. */
  agesUnsaid: number | null
  /** The sight that most trips go to see, if the first draft is without it and nobody refused it. */
  unmissed: string | null
  /** What no draft can keep to, and what would be possible instead; null if there are drafts. */
  uncached: Unkept | null
  drafts: ShownProposal[]
  /** The selected draft and its stays, with taller pictures if they are few. */
  chosen: { draft: ShownProposal; stays: ShownStay[]; ratio: StayRatio } | null
  people: number
  planner: string | null
}
