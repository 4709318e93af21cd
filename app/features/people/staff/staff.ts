/** Rules about planners and contact persons. */

/** Maximum number of people shown (specification, section 9). */
export const STAFF_SHOWN = 4

interface Countries {
  fkey: string
  countries: readonly string[]
}

interface TeamWanted {
  country: string
  /** Keys of hidden staff (specification, section 7). */
  hidden: readonly string[]
  /** Key of the country's contact person, who comes first. */
  first?: string | null
}

/** All planners of a country, the contact person first. */
export function everybodyFor<Person extends Countries>(
  staff: readonly Person[],
  { country, hidden, first }: TeamWanted,
): Person[] {
  return staff
    .filter(person => person.countries.includes(country) && !hidden.includes(person.fkey))
    .toSorted((a, b) => Number(b.fkey === first) - Number(a.fkey === first))
}

/** The planners shown for a country, at most four. */
export function teamOf<Person extends Countries>(staff: readonly Person[], wanted: TeamWanted): Person[] {
  return everybodyFor(staff, wanted).slice(0, STAFF_SHOWN)
}
