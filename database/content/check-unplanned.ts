import type { Catalogue } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/**
 * Checks that a country without trips has a short page, unless its link leads elsewhere, and is combined with
 * countries that have trips.
 */
export function checkUnplanned(
  { countries, unplanned }: Catalogue,
  expect: Expect,
  problems: Problem[],
): void {
  const listed = (countries?.value ?? []).filter(({ type }) => type === 'country')
  const tagsOf = (active: boolean) =>
    new Set(listed.filter(one => one.active === active).map(({ tag }) => tag))
  for (const [tag, source] of unplanned) {
    expect(source, [], tag, 'country without trips', tagsOf(false))
    source.value.combinesWith.forEach(({ country }, i) => {
      expect(source, ['combinesWith', i, 'country'], country, 'country with trips', tagsOf(true))
    })
  }
  for (const { tag, active, homePageLink } of listed) {
    if (!countries || active || homePageLink !== `/${tag}` || unplanned.has(tag)) continue
    const path = [countries.value.findIndex(one => one.tag === tag), 'tag']
    const message = `${tag} has no page; write content/unplanned/${tag}.yaml`
    problems.push({ ...at(countries, path), message })
  }
}
