import type { Catalogue } from './catalogue.ts'
import { problemAt } from './checks/report.ts'
import type { Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

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
