import type { Locale } from '#database/values/locale.ts'
/** A charge to be paid on the card company's page. */
export interface CardCharge {
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

/** A payment page of the card company. */
export interface CardPage {
  id: string
  url: string
  expiresTs: Date
}

/** An event of the card company about a page; may come repeatedly and in any order. */
export interface CardEvent {
  id: string
  /** `waiting`: the traveller has finished, but the money has not arrived. Null for events that need no action. */
  told: 'paid' | 'waiting' | 'failed' | 'expired' | null
  kind: string
  pageId: string
  invoiceId: number | null
  amountMinor: number
  currency: string
  /** The payment ID that a refund refers to. */
  paymentId: string
}

/** A refund to the card that paid. */
export interface CardRefund {
  paymentId: string
  amountMinor: number
  /** Idempotency key without time limit: the same key gives the same refund. */
  key: string
}

/** A company that takes cards on its own page, so that card numbers never reach us. */
export interface CardCompany {
  /** @throws AppError unavailable. */
  openPage: (charge: CardCharge) => Promise<CardPage>
  /**
   * Closes a page so that it can no longer be paid. Returns false if it was already paid. A closed page stays closed.
   * @throws AppError unavailable.
   */
  closePage: (id: string) => Promise<boolean>
  /** Refunds part of a payment. @throws AppError unavailable. */
  refund: (back: CardRefund) => Promise<void>
  /** Verifies and reads an event. @throws AppError bad_request if its signature is missing, wrong or too old. */
  readEvent: (body: string, signature: string) => Promise<CardEvent>
}
