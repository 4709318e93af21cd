import type { Locale } from '#app/links.ts'
import { monthName } from '#app/text/figures.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The months as one may ask for them. */
export function monthOptions(locale: Locale): { value: string; label: string }[] {
  return MONTHS.map(month => {
    const name = monthName(month, locale)
    return { value: `${month}`, label: name.charAt(0).toUpperCase() + name.slice(1) }
  })
}

/** The months an item answers to; one that names none is there all year. */
export function monthsOf(months: readonly number[] | null): string[] {
  return (months && months.length > 0 ? months : MONTHS).map(String)
}
