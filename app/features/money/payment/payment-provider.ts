import type { Locale } from '#database/values/locale.ts'
import type { ProviderNews } from './payment-schema.ts'

/** A charge to be paid on the provider's page. */
export interface PaymentCharge {
  invoiceId: number
  reference: string
  amountMinor: number
  currency: string
  /** Description of the charge, in the traveller's language. */
  what: string
  email: string
  locale: Locale
  /** Return addresses after a payment and after a cancelled one. */
  paidHref: string
  backHref: string
  /** Idempotency key: the same key gives the same page. */
  key: string
}

/** A payment page of the provider. */
export interface PaymentPage {
  id: string
  url: string
  expiresTs: Date
}

/** An event of the provider; may come repeatedly and in any order. */
export interface ProviderEvent {
  id: string
  kind: string
  /** When it happened at the provider. */
  happenedTs: Date
  /** Null for events that need no action. */
  news: ProviderNews | null
}

/** What became of an event: `known` was taken before, `ignored` is none of ours or needs no action. */
export type PaymentEventOutcome = 'taken' | 'known' | 'ignored'

/** A refund to the card that paid. */
export interface ProviderRefund {
  paymentId: string
  amountMinor: number
  currency: string
  /** Idempotency key without time limit: the same key gives the same refund. */
  key: string
}

/**
 * A company that takes payments by card on its own page, so that card numbers never reach us. Adding one: a file that
 * opens it, and its line in server/start/payment-settings.ts.
 */
export interface PaymentProvider {
  /** Also the last part of the address that receives its events. */
  name: string
  /** The request header with the signature of an event. */
  signatureHeader: string
  /** Returns null if it does not take this amount of this currency. @throws AppError unavailable. */
  openPage: (charge: PaymentCharge) => Promise<PaymentPage | null>
  /**
   * Closes a page so that it can no longer be paid. Returns false if it was already paid. A closed page stays closed.
   * @throws AppError unavailable.
   */
  closePage: (id: string) => Promise<boolean>
  /** Refunds part of a payment. @throws AppError unavailable. */
  refund: (back: ProviderRefund) => Promise<void>
  /** Verifies and reads an event. @throws AppError bad_request if its signature is missing, wrong or too old. */
  readEvent: (body: string, signature: string) => Promise<ProviderEvent>
}
