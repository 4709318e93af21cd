import { decimalsOf, minorPerUnit } from '#database/values/currency.ts'

/** A sign, thousands with or without one mark between them, and the decimals that a currency has. */
const amounts = [0, 1, 2, 3].map(
  decimals =>
    new RegExp(
      String.raw`^([-−]?)(\d*|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3})*)${decimals > 0 ? `(?:[.,](\\d{0,${decimals}}))?` : ''}$`,
    ),
)

/**
 * An amount as people type it in English or Spanish, in minor units: 1234.5, 1,234.50, 1.234,50 and 1 234,5 are all read.
 * Three digits after a mark are thousands, unless the currency has three decimals. Null if it is not an amount.
 */
export function readAmount(text: string, currency: string): number | null {
  const decimals = decimalsOf(currency)
  const [, sign, whole = '', , part = ''] = amounts[decimals]?.exec(text.trim()) ?? []
  const digits = whole.replace(/\D/g, '') + part.padEnd(decimals, '0')
  if (whole + part === '') return null
  return sign ? -Number(digits) : Number(digits)
}

export function writeAmount(minor: number | null, currency: string): string {
  return minor === null ? '' : String(minor / minorPerUnit(currency))
}
