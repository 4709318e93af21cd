/** What a card company is asked to let somebody pay. */
export interface CardCharge {
  invoiceId: number
  reference: string
  amountMinor: number
  currency: string
  /** What it is for, in the traveller's language. */
  what: string
  email: string
  locale: 'en' | 'es'
  /** Where the traveller comes back to, paid or not. */
  paidHref: string
  backHref: string
  /** Asked again with the same key it is the same page. */
  key: string
}

/** A page of the card company's. */
export interface CardPage {
  id: string
  url: string
  expiresTs: Date
}

/** What the card company tells of a page, however often and in whatever order. */
export interface CardEvent {
  id: string
  /** `waiting`: the traveller is through, and the money still on its way. Null for what is not ours to act on. */
  told: 'paid' | 'waiting' | 'failed' | 'expired' | null
  kind: string
  pageId: string
  invoiceId: number | null
  amountMinor: number
  currency: string
  /** How a refund names the payment. */
  paymentId: string
}

/** What goes back to whoever paid by card. */
export interface CardRefund {
  paymentId: string
  amountMinor: number
  /** Asked again with the same key, however much later, it is the same refund. */
  key: string
}

/** A company that takes cards on a page of its own: no number of a card ever reaches us. */
export interface CardCompany {
  /** @throws AppError unavailable. */
  openPage: (charge: CardCharge) => Promise<CardPage>
  /**
   * Closes a page, so that nobody can pay on it any more. Answers false where somebody has paid on it already. A page
   * that is closed stays closed. @throws AppError unavailable.
   */
  closePage: (id: string) => Promise<boolean>
  /** Gives back part of a payment. @throws AppError unavailable. */
  refund: (back: CardRefund) => Promise<void>
  /** Reads what was told. @throws AppError bad_request where the company did not sign it, or long ago. */
  readEvent: (body: string, signature: string) => Promise<CardEvent>
}
