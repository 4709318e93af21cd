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

/** Checks that a country with places has a clock, and that its regional number exists. */
export function checkCountries(
  { countries, folders, operator }: Catalogue,
  expect: Expect,
  problems: Problem[],
): void {
  countries?.value.forEach(({ tag, timeZone, contact }, i) => {
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
