import { m } from '#app/paraglide/messages.js'
import { addMonths } from '#app/text/days.ts'
import { formatMonths } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Wish } from './wish-schema.ts'

/** The days of a wish beside the months in which the trip that was asked for is at its best. They are never refused. */

export interface BestMonths {
  /** 1 is January. */
  months: readonly number[]
  /** Why those, and when the trip is not run: the words of its own page. */
  reason: string
}

/** The months of the days, or else those that were named; none if nobody said when. */
function monthsOf({ firstDay, lastDay, months }: Wish['when']): number[] {
  const [first, last] = [firstDay ?? lastDay, lastDay ?? firstDay]
  if (!first || !last) return months.map(month => Number(month.slice(-2)))
  const found: string[] = []
  for (let day = `${first.slice(0, 7)}-01`; day <= last && found.length < 12; day = addMonths(day, 1))
    found.push(day)
  return found.map(day => Number(day.slice(5, 7)))
}

/** Whether a wish names days, or a month, outside a trip's best months. */
function isOutsideBest({ when }: Pick<Wish, 'when'>, { months }: Pick<BestMonths, 'months'>): boolean {
  return monthsOf(when).some(month => !months.includes(month))
}

/** What the traveller is told of such days; null if there is nothing to say. */
export function bestMonthsNote(wish: Pick<Wish, 'when'>, best: BestMonths, locale: Locale): string | null {
  if (!isOutsideBest(wish, best)) return null
  const { reason } = best
  return m.wish_outside_best({ months: formatMonths(best.months, locale, 'long'), reason }, { locale })
}

/** What the office is to ask about such days; null if nothing. */
export function bestMonthsQuestion(
  wish: Pick<Wish, 'when'>,
  best: BestMonths,
  locale: Locale,
): string | null {
  if (!isOutsideBest(wish, best)) return null
  const { reason } = best
  return m.office_fact_outside_best({ months: formatMonths(best.months, locale, 'long'), reason }, { locale })
}
