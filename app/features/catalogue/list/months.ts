import { monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/initial.ts'
import type { Locale } from '#database/values/locale.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Options of the month filter. */
export function monthOptions(locale: Locale): { value: string; label: string }[] {
  return MONTHS.map(month => ({ value: `${month}`, label: withInitial(monthName(month, locale)) }))
}

/** The months of an item; one without months is available all year. */
export function monthsOf(months: readonly number[] | null): string[] {
  return (months && months.length > 0 ? months : MONTHS).map(String)
}
