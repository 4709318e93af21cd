import type { ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import type { OpenMatter } from '#app/features/money/booking/booking-schema.ts'
import type { Change } from '#app/features/proposal/proposal/difference.ts'
import type { PaceFinding } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import type { Sums } from '#app/features/proposal/proposal/sums.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { RouteMapData } from '#cartography/print/map-data.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { LineAnswer } from './line-answers.ts'
import type { LineStanding, OpenQuestion } from './standing.ts'

/** Cost of cancelling until a day; null for the last step, which has no end. */
export interface RefundStepOnWire {
  until: string | null
  costMinor: number
  backMinor: number
}

/** A proposal's pictures: its map, a poster of the whole, and one of each stay in the order of the days. */
export interface ProposalDrawn {
  /** Null if none of its places are in the catalogue. */
  map: RouteMapData | null
  poster: PlacePicture
  /** Null on days without a picture: later days of a stay, and days in transit. */
  pictures: (PlacePicture | null)[]
}

/** A sent proposal as its traveller reads it: `data` of GET /api/private/plan/{id}/proposal/{number}. */
export interface OwnProposal extends ProposalDrawn {
  planId: number
  number: number
  title: string
  /** Cover note. */
  note: string
  sentTs: string
  planner: { fkey: string; name: string; firstName: string; timeZone: string } | null
  /** Number of the newest sent proposal; if it differs from `number`, this is an older draft. */
  latest: number
  /** All sent drafts, the oldest first. */
  drafts: { number: number; sentTs: string }[]
  /** `name` is null for a reader who may not know who signed. */
  accepted: { number: number; acceptedTs: string; name: string | null } | null
  content: ProposalContent
  facts: ProposalFacts
  /** Changes since the previous draft; null for the first. */
  difference: { since: number; changes: Change[]; before: Sums; now: Sums } | null
  pace: PaceFinding[]
  /** One per day; null while the dates are open, or if the place is not in the catalogue. */
  sky: (DaySky | null)[]
  /** The latest answer of each line, of this draft or of an earlier one that still holds. */
  answers: LineAnswer[]
  /** How each line stands that something was said of. */
  standings: LineStanding[]
  openQuestions: OpenQuestion[]
  /** What has to be settled before it can be signed. */
  openMatters: OpenMatter[]
  /** Messages pinned to its lines, oldest first. */
  questions: ThreadMessage[]
  termsVersion: string
  terms: { depositPercent: number; points: string[] }
  /** Steps of the refund terms; null while dates or a price are open. */
  refund: RefundStepOnWire[] | null
}
