import type { EventName } from '#app/features/visit/analytics/analytics.ts'
import type { PurchaseFigures } from '#app/features/visit/analytics/purchase.ts'

/** A page as services are told of it: its query stays here. */
export interface PageSeen {
  address: string
  path: string
  title: string
}

/** How a visitor arrived, each value under its own name. */
export type ArrivalDetails = Readonly<Record<string, string>>

/** A service of another company, behind the reader's consent. Nothing of it is called before `load`. */
export interface Service {
  /** Brings the company's script. Calls made before it has come are kept for it. */
  load: () => Promise<void>
  identify: (userId: number) => void
  event: (name: EventName | 'Arrival', details?: ArrivalDetails) => void
  pageView: (page: PageSeen) => void
  purchase: (figures: PurchaseFigures) => void
}
