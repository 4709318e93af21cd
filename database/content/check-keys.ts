import type { Catalogue } from './catalogue.ts'
import { at, type Problem, type Sourced } from './content-file.ts'

/** Keys that are an address or a seed key by themselves must be unique across all countries. */
export function checkKeys({ folders, staff }: Catalogue, problems: Problem[]): void {
  const owners = new Map<string, string>()

  function own(what: string, key: string, source: Sourced<unknown>, path: PropertyKey[] = []): void {
    const owner = owners.get(`${what} ${key}`)
    if (owner === undefined) owners.set(`${what} ${key}`, source.file)
    else problems.push({ ...at(source, path), message: `the ${what} ${key} is there already, in ${owner}` })
  }
  for (const folder of folders) {
    for (const [key, source] of folder.trips) own('trip', key, source)
    const { reviews } = folder
    reviews?.value.forEach(({ key }, i) => {
      own('review', key, reviews, [i, 'key'])
    })
  }
  for (const people of [staff, ...folders.map(folder => folder.staff)]) {
    people?.value.forEach(({ fkey }, i) => {
      own('person', fkey, people, [i, 'fkey'])
    })
  }
}
