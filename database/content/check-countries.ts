import type { Catalogue } from './catalogue.ts'
import { problemAt } from './checks/report.ts'
import type { Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

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
