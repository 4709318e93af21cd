import type { Catalogue } from './catalogue.ts'
import type { Problem } from './content-file.ts'

/** Keys that are an address or a seed key by themselves must be unique across all countries. */
export function checkKeys({ folders, staff }: Catalogue, problems: Problem[]): void {
  const owners = new Map<string, string>()

  function own(what: string, key: string, file: string, line: number): void {
    const owner = owners.get(`${what} ${key}`)
    if (owner === undefined) owners.set(`${what} ${key}`, file)
    else problems.push({ file, line, message: `the ${what} ${key} is there already, in ${owner}` })
  }
  for (const folder of folders) {
    for (const [key, { file }] of folder.trips) own('trip', key, file, 1)
    const { reviews } = folder
    reviews?.value.forEach(({ key }, i) => {
      own('review', key, reviews.file, reviews.lineOf([i, 'key']))
    })
  }
  for (const people of [staff, ...folders.map(folder => folder.staff)]) {
    people?.value.forEach(({ fkey }, i) => {
      own('person', fkey, people.file, people.lineOf([i, 'fkey']))
    })
  }
}
