/** What is typed into the fields of a draft, as values that can be saved; undefined for what is not whole yet. */

/** An amount as typed, whole and hundredths, in minor units; null for what is not known. */
export function readAmount(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(amount) ? null : Math.round(amount * 100)
}

/** Above any trip's price, and what a draft may hold at most. */
const MOST_MINOR = 1e11

/** An amount in minor units, null for an empty field. */
export function typedAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const minor = readAmount(text)
  return minor === null || Math.abs(minor) > MOST_MINOR ? undefined : minor
}

export function writeAmount(minor: number | null): string {
  return minor === null ? '' : String(minor / 100)
}

/** A whole number, brought within its bounds. */
export function typedCount(text: string, least: number, most: number): number | undefined {
  const count = text.trim() === '' ? Number.NaN : Math.trunc(Number(text))
  return Number.isFinite(count) ? Math.min(most, Math.max(least, count)) : undefined
}

/** Years that somebody travels in: while a year is typed, 0002 and 0020 stand there first. */
const YEARS = /^(20|21)\d\d-/

/** A day as `<input type="date">` writes it, null for an empty field. */
export function typedDay(text: string): string | null | undefined {
  if (text === '') return null
  return YEARS.test(text) ? text : undefined
}

/** A text that a draft does not go without; on the way to another it may be empty. */
export function typedName(text: string): string | undefined {
  return text.trim() === '' ? undefined : text
}
