import type { Catalogue } from './catalogue.ts'
import { at, type Problem, type Sourced } from './content-file.ts'
import type { StaffContent } from './people-content.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that holidays are those of known countries, and that every country where a planner lives has them. */
export function checkHolidays(
  { holidays, countries }: Catalogue,
  people: readonly Sourced<StaffContent>[],
  expect: Expect,
  problems: Problem[],
): void {
  if (!holidays) return
  const tags = new Set(countries?.value.map(({ tag }) => tag))
  for (const tag of Object.keys(holidays.value)) expect(holidays, [tag], tag, 'country', tags)
  for (const source of people) {
    source.value.forEach(({ fkey, livesIn }, i) => {
      if (holidays.value[livesIn] || !tags.has(livesIn)) return
      const message = `${fkey} lives in ${livesIn}, whose holidays are missing; add them to content/holidays.yaml`
      problems.push({ ...at(source, [i, 'livesIn']), message })
    })
  }
}
