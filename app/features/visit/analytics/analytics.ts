import { isSuppressedHere } from './suppressed.ts'

/** Analytics events for the configured services, which run only with the reader's consent. */

/** Names of events, as in the specification if it has one. */
export type EventName = 'QCF Open' | 'Request Sent'

/** A purchase, in whole US cents. */
export interface Purchase {
  /** Unique per payment, however often it is reported. */
  id: string
  usdCents: number
}

/** Fields of a purchase that every service receives (specification, section 9: in USD, with tax 0 and shipping 0). */
export interface PurchaseFigures {
  transaction_id: string
  value: number
  currency: 'USD'
  tax: 0
  shipping: 0
}

export function purchaseFigures({ id, usdCents }: Purchase): PurchaseFigures {
  return { transaction_id: id, value: usdCents / 100, currency: 'USD', tax: 0, shipping: 0 }
}

/** An analytics event. */
export type Happening =
  | { name: EventName }
  | { name: 'Identified'; userId: number }
  | { name: 'Purchase'; purchase: Purchase }

/** Name of the DOM event that carries an analytics event. */
export const ANALYTICS_EVENT = 'ceiba:analytics'

function say(happening: Happening): void {
  if (isSuppressedHere()) return
  document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: happening }))
}

/** Dispatches an analytics event on the document, as `ANALYTICS_EVENT`. */
export function logEvent(name: EventName): void {
  say({ name })
}

/** Identifies the visitor; 0 means unknown (specification, section 7). */
export function identify(userId: number): void {
  if (userId > 0) say({ name: 'Identified', userId })
}

/** Logs the payment of a deposit or trip. */
export function logPurchase(purchase: Purchase): void {
  say({ name: 'Purchase', purchase })
}

/** IDs of this browser at the services in use; the UTM record contains them (specification, section 3). */
export const measuredAs: { amplitude_device_id?: string; ga_session_id?: string } = {}
