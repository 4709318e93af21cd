import { decimalsOf, minorPerUnit } from '#database/values/currency.ts'

/** Parses the fields of a draft; returns undefined for incomplete input. */

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

/** Upper limit of an amount in a draft. */
const MOST_MINOR = 1e11

/** An amount in minor units; null for an empty field. */
export function typedAmount(text: string, currency: string): number | null | undefined {
  if (text.trim() === '') return null
  const minor = readAmount(text, currency)
  return minor === null || Math.abs(minor) > MOST_MINOR ? undefined : minor
}

export function writeAmount(minor: number | null, currency: string): string {
  return minor === null ? '' : String(minor / minorPerUnit(currency))
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
