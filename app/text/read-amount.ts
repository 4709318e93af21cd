/** A sign, thousands with or without marks between them, and up to two decimals. */
const AMOUNT = /^([-−]?)(\d*|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,](\d{0,2}))?$/

/**
 * An amount as people type it in English or Spanish, in minor units: 1234.5, 1,234.50, 1.234,50 and 1 234,5 are all read.
 * Three digits after a mark are thousands, since nothing has a third decimal. Null if it is not an amount.
 */
export function readAmount(text: string): number | null {
  const [, sign, whole = '', hundredths = ''] = AMOUNT.exec(text.trim()) ?? []
  const digits = whole.replace(/\D/g, '') + hundredths.padEnd(2, '0')
  if (whole + hundredths === '') return null
  return sign ? -Number(digits) : Number(digits)
}
