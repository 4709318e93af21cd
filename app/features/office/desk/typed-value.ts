/** Parses the fields of a draft; returns undefined for incomplete input. */

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

/** Upper limit of an amount in a draft. */
const MOST_MINOR = 1e11

/** An amount in minor units; null for an empty field. */
export function typedAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const minor = readAmount(text)
  return minor === null || Math.abs(minor) > MOST_MINOR ? undefined : minor
}

export function writeAmount(minor: number | null): string {
  return minor === null ? '' : String(minor / 100)
}

/** A whole number, clamped to its limits. */
export function typedCount(text: string, least: number, most: number): number | undefined {
  const count = text.trim() === '' ? Number.NaN : Math.trunc(Number(text))
  return Number.isFinite(count) ? Math.min(most, Math.max(least, count)) : undefined
}

/** Plausible years: while a year is typed, the field holds 0002 and 0020 first. */
const YEARS = /^(20|21)\d\d-/

/** A day in the format of `<input type="date">`; null for an empty field. */
export function typedDay(text: string): string | null | undefined {
  if (text === '') return null
  return YEARS.test(text) ? text : undefined
}

/** A required text; undefined while it is empty during editing. */
export function typedName(text: string): string | undefined {
  return text.trim() === '' ? undefined : text
}
