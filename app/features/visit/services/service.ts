import type { EventName, PurchaseFigures } from '#app/features/visit/analytics/analytics.ts'

/** A page as reported to services, without its query. */
export interface PageSeen {
  address: string
  path: string
  title: string
}

/** Details of an arrival by name. */
export type ArrivalDetails = Readonly<Record<string, string>>

/** A third-party service, which needs consent. Nothing of it is called before `load`. */
export interface Service {
  /** Loads the company's script. Calls made earlier are queued. */
  load: () => Promise<void>
  identify: (userId: number) => void
  event: (name: EventName | 'Arrival', details?: ArrivalDetails) => void
  pageView: (page: PageSeen) => void
  purchase: (figures: PurchaseFigures) => void
}
