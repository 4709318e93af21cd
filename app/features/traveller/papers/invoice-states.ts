interface Issued {
  id: number
  amountMinor: number
  currency: string
  voidedTs: Date | null
}

/** Which invoices the payments cover, the oldest first; an invoice is paid once it is covered in full. */
export function invoiceStates(
  invoices: readonly Issued[],
  paidMinor: (currency: string) => number,
): Map<number, 'open' | 'paid' | 'void'> {
  const left = new Map<string, number>()
  return new Map(
    invoices.map(({ id, amountMinor, currency, voidedTs }) => {
      if (voidedTs) return [id, 'void']
      const rest = (left.get(currency) ?? paidMinor(currency)) - amountMinor
      left.set(currency, rest)
      return [id, rest >= 0 ? 'paid' : 'open']
    }),
  )
}
