import { m } from '#app/paraglide/messages.js'
import { formatMonths, monthName, monthSpans } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import { bestMonths, type Seasons } from './season.ts'

const names = [m.season_dry_0, m.season_dry_1, m.season_dry_2, m.season_dry_3, m.season_dry_4, m.season_dry_5]

/** A dryness from 0 (rain most days) to 5 (almost none) in words. */
export function drynessName(dry: number): string {
  return names[dry]?.() ?? ''
}

const MONTHS = 12

/** The best months of a country with these regions. */
export function bestWords(rows: readonly Pick<Seasons['rows'][number], 'dryness'>[], locale: Locale): string {
  const months = bestMonths(rows)
  if (months.length === MONTHS) return m.country_best_always({}, { locale })
  const [run, ...others] = monthSpans(months)
  if (!run || others.length > 0 || run.first === run.last) return formatMonths(months, locale)
  const [first, last] = [run.first, run.last].map(month => monthName(month, locale, 'short'))
  return m.country_best_run({ first: first ?? '', last: last ?? '' }, { locale })
}
