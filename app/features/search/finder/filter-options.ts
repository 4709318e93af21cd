import { toggled } from '#app/features/search/sentence/sentence.ts'
import { efforts } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney, monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/initial.ts'
import type { Locale } from '#database/values/locale.ts'
import { budgets, type DayRange, dayRangeKey, dayRanges, type FinderFilters } from './finder.ts'

/** Options of the filters for month, length, budget, effort and animal. */

export interface FilterOption {
  /** Value in the address. */
  value: string
  label: string
}

export interface FilterOptions {
  months: readonly FilterOption[]
  days: readonly FilterOption[]
  budgets: readonly FilterOption[]
  efforts: readonly FilterOption[]
  animals: readonly FilterOption[]
}

export function daysLabel({ least, most }: DayRange): string {
  if (least === null) return m.finder_days_most({ count: most ?? 0 })
  if (most === null) return m.finder_days_least({ count: least })
  return least === most ? m.tour_days({ count: least }) : m.finder_days_between({ least, most })
}

export function budgetLabel(dollars: number, locale: Locale): string {
  return m.finder_budget_most({ amount: formatMoney(dollars * 100, 'USD', locale) })
}

/** The offered options, with the requested one added if it is not among them. */
function withAsked<T>(offered: readonly T[], asked: T | null, keyOf: (value: T) => string): T[] {
  const isOffered = asked === null || offered.some(one => keyOf(one) === keyOf(asked))
  return isOffered ? [...offered] : [...offered, asked]
}

export function filterOptions(
  { days, budget }: FinderFilters,
  animals: readonly { key: string; name: string }[],
  locale: Locale,
): FilterOptions {
  const effortNames = {
    easy: m.finder_effort_easy,
    moderate: m.finder_effort_moderate,
    demanding: m.finder_effort_demanding,
  }
  return {
    months: Array.from({ length: 12 }, (_, i) => ({
      value: `${i + 1}`,
      label: withInitial(monthName(i + 1, locale)),
    })),
    days: withAsked(dayRanges, days, dayRangeKey).map(range => ({
      value: dayRangeKey(range),
      label: daysLabel(range),
    })),
    budgets: withAsked(budgets, budget, String).map(most => ({
      value: `${most}`,
      label: budgetLabel(most, locale),
    })),
    efforts: efforts.map(effort => ({ value: effort, label: effortNames[effort]() })),
    animals: animals.map(({ key, name }) => ({ value: key, label: name })),
  }
}

/** Reads a range of days from the address. */
export function dayRangeOf(key: string): DayRange {
  const [least = '', most = ''] = key.split('-')
  return { least: least === '' ? null : Number(least), most: most === '' ? null : Number(most) }
}

/** The active options of these five filters, each with the search that remains without it. */
export function chosenOptions(
  filters: FinderFilters,
  options: FilterOptions,
): (FilterOption & { key: string; next: FinderFilters })[] {
  const { months, days, budget, effort, animals } = filters
  const first = { ...filters, page: 1 }
  const named = (among: readonly FilterOption[], value: string) => ({
    value,
    label: among.find(option => option.value === value)?.label ?? value,
    key: value,
  })
  return [
    ...months.map(month => ({
      ...named(options.months, `${month}`),
      next: { ...first, months: toggled(months, month) },
    })),
    ...(days ? [{ ...named(options.days, dayRangeKey(days)), next: { ...first, days: null } }] : []),
    ...(budget === null
      ? []
      : [{ ...named(options.budgets, `${budget}`), next: { ...first, budget: null } }]),
    ...(effort ? [{ ...named(options.efforts, effort), next: { ...first, effort: null } }] : []),
    ...animals.map(animal => ({
      ...named(options.animals, animal),
      next: { ...first, animals: toggled(animals, animal) },
    })),
  ]
}
