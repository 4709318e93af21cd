import type { ShapeParameters } from '#server/sync/filter/shape-parameters.ts'
import type { Offer } from '#server/sync/shape-definition.ts'
import type { ShapeHeaders } from './shape-answer.ts'

/** One request for a shape, parsed and authorized. */
export interface ShapeCall {
  parameters: ShapeParameters
  offer: Offer
  /** Looks the offer up again: the table may have been replaced. */
  offerAgain: () => Promise<Offer>
  ifNoneMatch: string | undefined
  signal: AbortSignal
  common: ShapeHeaders
}
