import type { Catalogue, CountryFolder } from './catalogue.ts'
import { problemAt } from './checks/report.ts'
import type { Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that each destination has the weather of one row of its country's seasons, and that no row names another. */
function checkWeather({ country, destinations }: CountryFolder, problems: Problem[]): void {
  if (!country) return
  const { rows } = country.value.seasons
  const named = rows.flatMap(({ places }) => places)
  const lacking = [...destinations.keys()].filter(key => !named.includes(key))
  const wrong = named.filter((key, i) => !destinations.has(key) || named.indexOf(key) < i)
  // A country without places in its rows shows them in their own order.
  if (named.length === 0) return
  for (const key of [...lacking, ...wrong]) {
    const message = `${key} is not in one row of the seasons`
    problems.push(problemAt(country, ['seasons', 'rows'], message, 'name each destination in one row'))
  }
}

const NOWHERE = 99

/**
 * Checks that each active country has a place of its own on the home page, one with places a clock, and that its regional
 * number exists.
 */
export function checkCountries(
  { countries, folders, operator }: Catalogue,
  expect: Expect,
  problems: Problem[],
): void {
  const placed = new Map<number, string>()
  countries?.value.forEach(({ tag, type, active, homepageSortOrder, timeZone, contact }, i) => {
    const misplaced = (message: string, mend: string) =>
      problems.push(problemAt(countries, [i, 'homepageSortOrder'], message, mend))
    if (type === 'country' && active) {
      const other = placed.get(homepageSortOrder)
      if (homepageSortOrder === NOWHERE)
        misplaced(`${tag} is active at place 99`, 'choose a place from 1 to 98')
      else if (other) misplaced(`${other} has place ${homepageSortOrder} on the home page`, 'choose another')
      else placed.set(homepageSortOrder, tag)
    } else if (type === 'country' && homepageSortOrder !== NOWHERE)
      misplaced(`${tag} is not active, and has a place on the home page`, 'write 99')
    const folder = folders.find(one => one.tag === tag)
    const missing = (what: string, mend: string) =>
      problems.push(problemAt(countries, [i], `${tag} has no ${what}`, mend))
    if (folder && !timeZone) missing('timeZone', 'write its IANA name, such as America/Lima')
    if (folder) checkWeather(folder, problems)
    if (operator)
      expect(
        countries,
        [i, 'contact'],
        contact,
        'regional number',
        new Set(Object.keys(operator.value.regionalPhones)),
      )
  })
}
