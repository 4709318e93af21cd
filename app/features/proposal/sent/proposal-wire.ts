import type { ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import type { Change } from '#app/features/proposal/difference/difference.ts'
import type { Sums } from '#app/features/proposal/difference/sums.ts'
import type { LineAnswer } from '#app/features/proposal/lines/line-answers.ts'
import type { PaceFinding } from '#app/features/proposal/pace/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/sky/sky.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** What cancelling costs until a day; null for the last step, which does not end. */
export interface RefundStepOnWire {
  until: string | null
  costMinor: number
  backMinor: number
}

/** A proposal as pictures: its map, a poster of the whole, and one of each stay in the order of the days. */
export interface ProposalDrawn {
  /** Null where no place of it is in the catalogue. */
  map: RouteMapData | null
  poster: PlacePicture
  /** Null on a day that goes on where the one before ended, and on one that only passes. */
  pictures: (PlacePicture | null)[]
}

/** A sent proposal as its traveller reads it: `data` of GET /api/private/plan/{id}/proposal/{number}. */
export interface OwnProposal extends ProposalDrawn {
  planId: number
  number: number
  title: string
  /** The letter that came with it. */
  note: string
  sentTs: string
  planner: { fkey: string; name: string; firstName: string; timeZone: string } | null
  /** The newest sent one; another number than `number` makes this an older draft. */
  latest: number
  /** Every sent one, the oldest first. */
  drafts: { number: number; sentTs: string }[]
  accepted: { number: number; acceptedTs: string; name: string } | null
  content: ProposalContent
  facts: ProposalFacts
  /** What changed since the one before; null for the first. */
  difference: { since: number; changes: Change[]; before: Sums; now: Sums } | null
  pace: PaceFinding[]
  /** One a day; null while the dates are open, or for a place that is not in the catalogue. */
  sky: (DaySky | null)[]
  /** The latest answer of each line. */
  answers: LineAnswer[]
  /** Messages that are pinned to one of its lines, oldest first. */
  questions: ThreadMessage[]
  termsVersion: string
  terms: { depositPercent: number; points: string[] }
  /** The steps of the refund curve; null while dates or a price are open. */
  refund: RefundStepOnWire[] | null
}
