import type { Expert, ExpertGroup } from './staff-schema.ts'

/** What the list of planners is narrowed to. */
export interface ExpertFilter {
  /** Tag of a country. */
  country: string | null
  /** Code of a language. */
  language: string | null
}

interface NamedCountry {
  tag: string
  name: string
}

/**
 * Planners by country, in the countries' order: each person once, under the first country that they plan; under the
 * chosen one if one is chosen.
 */
export function expertGroups(
  people: readonly Expert[],
  countries: readonly NamedCountry[],
  filter: ExpertFilter,
): ExpertGroup[] {
  const speaking = people.filter(
    ({ languages }) => filter.language === null || languages.some(({ code }) => code === filter.language),
  )
  const chosen = countries.filter(({ tag }) => filter.country === null || tag === filter.country)
  const groupOf = (person: Expert) => chosen.find(({ tag }) => person.countries.includes(tag))
  return chosen.flatMap(country => {
    const own = speaking.filter(person => groupOf(person) === country)
    return own.length > 0 ? [{ ...country, people: own }] : []
  })
}
