import type { Catalogue } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that a trek's page belongs to a trek of the catalogue, and that every offered trek has one. */
export function checkTreks(
  { countries, treks, folders }: Catalogue,
  expect: Expect,
  problems: Problem[],
): void {
  const listed = countries?.value ?? []
  const tagsOf = (type: 'country' | 'trek') =>
    new Set(listed.filter(one => one.type === type).map(({ tag }) => tag))
  for (const [tag, source] of treks) {
    expect(source, [], tag, 'trek', tagsOf('trek'))
    expect(source, ['country'], source.value.country, 'country', tagsOf('country'))
    const folder = folders.find(one => one.tag === source.value.country)
    expect(source, ['trip'], source.value.trip, 'trip', new Set(folder?.trips.keys()))
  }
  listed.forEach(({ tag, type, active }, i) => {
    if (!countries || type !== 'trek' || !active || treks.has(tag)) return
    const message = `${tag} has no page; write content/treks/${tag}.yaml`
    problems.push({ ...at(countries, [i, 'tag']), message })
  })
}
