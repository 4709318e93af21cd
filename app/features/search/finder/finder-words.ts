import { goalName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { listInSentence } from '#app/text/names.ts'
import type { Goal } from '#database/values/goals.ts'
import type { FilterField, FilterOption } from './filter-rows.ts'
import { type FinderFilters, type Kind, valuesOf } from './finder.ts'

/** Texts of the finder. */

/** A country of the filter. */
export interface FinderCountry {
  tag: string
  name: string
  /** Whether any published trip goes there. */
  hasTrips: boolean
}

export function tripCount(count: number): string {
  return m.finder_trips({ count })
}

export function countryNames(tags: readonly string[], countries: readonly FinderCountry[]): string[] {
  return countries.filter(({ tag }) => tags.includes(tag)).map(({ name }) => name)
}

/** For example "Costa Rica, Panama and Peru". */
export function all(words: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words)
}

/** For example "Urban Pulse or Zen & Wellbeing". */
export function either(goals: readonly Goal[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(goals.map(goal => goalName(goal)))
}

/** “atlantis” or “Crowd” */
export function quotedEither(values: readonly string[]): string {
  const quoted = values.map(value => m.finder_quoted({ value }))
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(quoted)
}

/** "“atlantis” and “Crowd”" */
export function quotedAll(values: readonly string[]): string {
  return all(values.map(value => m.finder_quoted({ value })))
}

/** "Trips in Costa Rica and Panama" */
export function finderTitle({ countries: tags }: FinderFilters, countries: readonly FinderCountry[]): string {
  const names = countryNames(tags, countries)
  return names.length > 0 ? m.finder_page_title_in({ countries: all(names) }) : m.finder_page_title()
}

/** An active value of a filter. */
export interface ChosenFilter extends FilterOption {
  kind: Kind
}

/** The active values of the form's fields. */
export function chosenOf(filters: FinderFilters, fields: readonly FilterField[]): ChosenFilter[] {
  return fields.flatMap(({ kind, options }) =>
    valuesOf(filters, kind).map(value => ({
      kind,
      value,
      label: options.find(option => option.value === value)?.label ?? value,
    })),
  )
}

/** "No trip in Rwanda for families built around Urban Pulse: 8 to 10 days, up to US$ 2,500." */
export function nothingFound(
  filters: FinderFilters,
  countries: readonly FinderCountry[],
  fields: readonly FilterField[],
): string {
  const { group, goals } = filters
  const names = countryNames(filters.countries, countries)
  const groupWords = {
    Couple: m.group_for_couple,
    Family: m.group_for_family,
    Solo: m.group_for_solo,
    Friends: m.group_for_friends,
  }
  const parts = [
    m.finder_none(),
    names.length > 0 && m.finder_in({ countries: all(names) }),
    group && m.finder_none_for({ group: groupWords[group]() }),
    goals.length > 0 && m.finder_none_around({ goals: either(goals) }),
  ]
  // Months come first, because their English names keep the capital.
  const months = getLocale() === 'en' ? filters.months.length : 0
  const others = listInSentence(
    chosenOf(filters, fields).map(({ label }) => label),
    months,
  )
  return `${parts.filter(Boolean).join(' ')}${others && `: ${others}`}.`
}
