import type { DraftReason } from '#app/features/proposal/first-draft/draft-reasons.ts'
import type { PaceFinding } from '#app/features/proposal/pace/pace.ts'
import type { TravelMode } from '#cartography/curves/route.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { DraftKind } from '#database/values/proposal-content.ts'

/** What the page of drafts is given: names and figures in the reader's language. */

export interface DraftDay {
  number: number
  /** 7 February 2027; null while the dates are open. */
  date: string | null
  place: string
  title: string
  line: string
  hotel: string | null
  rides: { mode: TravelMode; time: string; distance: string }[]
  activities: string[]
}

export interface DraftFigures {
  /** What each person pays of what is known: US$ 1,240. */
  each: string
  total: string
  lines: { what: string; amount: string | null }[]
  nights: number
  longestDrive: string
  flights: number
  boats: number
}

export interface ShownStay {
  place: string
  nights: number
  hotel: string | null
  /** Addresses of the draft after each change; null where it cannot be made. */
  more: string | null
  fewer: string | null
  toNext: string | null
  toPrevious: string | null
  drop: string | null
  hotels: { name: string; night: string; isChosen: boolean; to: string }[]
  tours: { name: string; drop: string | null }[]
}

export interface ShownDraft {
  kind: DraftKind
  code: string
  days: DraftDay[]
  stops: { place: string; nights: number }[]
  startsOn: string | null
  figures: DraftFigures
  findings: Pick<PaceFinding, 'rule' | 'grade'>[]
  /** Number of the day of each finding. */
  findingDays: number[]
  /** Whether the table knows every way of it. */
  hasConnections: boolean
  reasons: DraftReason[]
  map: RouteMapData | null
}

export interface DraftPage {
  words: string
  country: { tag: string; name: string } | null
  /** `nothing` where none of the words were understood: the drafts are of no wish of theirs. */
  because: 'named' | 'wishes' | 'first' | 'nothing' | null
  met: string[]
  leftOut: string[]
  /** Named countries of which nothing is in the catalogue yet. */
  unwritten: string[]
  /** What was not understood, for the planner to read. */
  unread: string[]
  /** The first day that is proposed, where no time was said. */
  proposed: string | null
  /** A length that is not drafted, as it was typed, the days that are, and how many were taken. */
  days: { said: string; least: number; most: number; drafted: number } | null
  drafts: ShownDraft[]
  /** The one that is looked at and changed, and its stays. */
  chosen: { draft: ShownDraft; stays: ShownStay[] } | null
  people: number
  planner: string | null
}
