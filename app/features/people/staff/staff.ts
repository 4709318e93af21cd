/** Pure rules about the people who plan and answer. */

/** How many faces are shown at most (specification, section 9). */
export const STAFF_SHOWN = 4

interface Countries {
  fkey: string
  countries: readonly string[]
}

interface TeamWanted {
  country: string
  /** Keys of those who are never shown (specification, section 7). */
  hidden: readonly string[]
  /** Key of the person who answers for the country: shown first. */
  first?: string | null
}

/** Everybody who answers for a country, the one who answers first before the others. */
export function everybodyFor<Person extends Countries>(
  staff: readonly Person[],
  { country, hidden, first }: TeamWanted,
): Person[] {
  return staff
    .filter(person => person.countries.includes(country) && !hidden.includes(person.fkey))
    .toSorted((a, b) => Number(b.fkey === first) - Number(a.fkey === first))
}

/** Whose faces are shown for a country: four at most. */
export function teamOf<Person extends Countries>(staff: readonly Person[], wanted: TeamWanted): Person[] {
  return everybodyFor(staff, wanted).slice(0, STAFF_SHOWN)
}
