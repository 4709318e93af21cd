interface Issued {
  id: number
  amountMinor: number
  currency: string
  voidedTs: Date | null
}

interface InvoiceState {
  state: 'open' | 'paid' | 'void'
  /** What is not paid of it. */
  openMinor: number
}

/** Which invoices the payments cover, the oldest first; an invoice is paid once it is covered in full. */
export function invoiceStates(
  invoices: readonly Issued[],
  paidMinor: (currency: string) => number,
): Map<number, InvoiceState> {
  const left = new Map<string, number>()
  return new Map(
    invoices.map(({ id, amountMinor, currency, voidedTs }): [number, InvoiceState] => {
      if (voidedTs) return [id, { state: 'void', openMinor: 0 }]
      const before = Math.max(0, left.get(currency) ?? paidMinor(currency))
      const openMinor = Math.max(0, amountMinor - before)
      left.set(currency, before - amountMinor)
      return [id, { state: openMinor === 0 ? 'paid' : 'open', openMinor }]
    }),
  )
}
