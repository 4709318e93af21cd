import type { Purchase } from './purchase.ts'
import { isSuppressedHere } from './suppression.ts'

/** What the product tells those who count: who listens was configured, and has the reader's consent. */

/** Things worth counting, by the names the specification gives them where it does. */
export type EventName = 'QCF Open' | 'Request Sent'

/** What happened. */
export type Happening =
  | { name: EventName }
  | { name: 'Identified'; userId: number }
  | { name: 'Purchase'; purchase: Purchase }

/** The document's event that carries an analytics event. */
export const ANALYTICS_EVENT = 'ceiba:analytics'

function say(happening: Happening): void {
  if (isSuppressedHere()) return
  document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: happening }))
}

/** Dispatches an analytics event on the document, as `ANALYTICS_EVENT`. */
export function logEvent(name: EventName): void {
  say({ name })
}

/** Identifies the visitor; 0 for nobody (specification, section 7). */
export function identify(userId: number): void {
  if (userId > 0) say({ name: 'Identified', userId })
}

/** Says that a deposit or a trip was paid. */
export function logPurchase(purchase: Purchase): void {
  say({ name: 'Purchase', purchase })
}

/** By what names the services in use know this browser; the UTM record carries them (specification, section 3). */
export const measuredAs: { amplitude_device_id?: string; ga_session_id?: string } = {}
