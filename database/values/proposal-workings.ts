/**
 * What only the office knows of a proposal: what its price lines are computed from, which of them were set by hand, and
 * what they cost. features/proposal/pricing/workings-schema.ts validates it.
 */
export interface ProposalWorkings {
  /** The catalogue's prices that its lines follow: a published trip's, those of houses and tours, or none. */
  from: 'trip' | 'catalogue' | null
  /** By id of the price line. A line that is not in the draft and is by hand was taken out by a planner. */
  lines: Record<string, LineWorkings>
  /** Names of the houses and tours that each day has had: its text may still speak of them. */
  names: Record<string, string[]>
  /** What disagreed when a sender said yes to it. */
  confirmed: string[]
}

export interface LineWorkings {
  /** What it is computed from, such as `hotel:costa-rica/casa-cacao`; null if it was written by hand. */
  source: string | null
  /** Set by hand: it follows the days no longer. */
  isByHand: boolean
  /** What one of its count costs us, in minor units of the draft's currency; null if unknown. */
  costMinor: number | null
  /** What the days were when it was set by hand; null to take them as they are. */
  basis: LineBasis | null
  /** The line as it was when the draft was begun; null if it is newer. */
  began: { what: string; count: number; unitMinor: number | null } | null
}

/** What the days under a price line are. */
export interface LineBasis {
  nights: number
  people: number
  houses: string[]
  tours: string[]
  rides: number
  /** 1 to 12; null while the dates are open. */
  month: number | null
}
