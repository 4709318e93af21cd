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
