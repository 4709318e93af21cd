import type { ShapeParameters } from '#server/sync/filter/shape-parameters.ts'
import type { Offer } from '#server/sync/shape-definition.ts'
import type { ShapeHeaders } from './shape-answer.ts'

/** One request for a shape, read and allowed. */
export interface ShapeCall {
  parameters: ShapeParameters
  offer: Offer
  /** Looks again at what is offered: the table may be another by now. */
  offerAgain: () => Promise<Offer>
  ifNoneMatch: string | undefined
  signal: AbortSignal
  common: ShapeHeaders
}
