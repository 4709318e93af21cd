import type { Locale } from '#app/links.ts'
import { monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/initial.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The months as one may ask for them. */
export function monthOptions(locale: Locale): { value: string; label: string }[] {
  return MONTHS.map(month => ({ value: `${month}`, label: withInitial(monthName(month, locale)) }))
}

/** The months an item answers to; one that names none is there all year. */
export function monthsOf(months: readonly number[] | null): string[] {
  return (months && months.length > 0 ? months : MONTHS).map(String)
}
