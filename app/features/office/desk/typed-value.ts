import { readAmount } from '#app/text/typed-amount.ts'

/** Parses the fields of a draft; returns undefined for incomplete input. */

/** Upper limit of an amount in a draft. */
const MOST_MINOR = 1e11

/** An amount in minor units; null for an empty field. */
export function typedAmount(text: string, currency: string): number | null | undefined {
  if (text.trim() === '') return null
  const minor = readAmount(text, currency)
  return minor === null || Math.abs(minor) > MOST_MINOR ? undefined : minor
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
