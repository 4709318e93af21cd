import type { Catalogue, CountryFolder } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import { fileOf } from './document-kinds.ts'
import type { NicknamesContent } from './nicknames-content.ts'
import type { Expect } from './reference-checker.ts'

/** What belongs to a country, by its folder of files and the word for one of them. */
const inCountry = {
  trips: 'trip',
  destinations: 'destination',
  attractions: 'attraction',
  regions: 'region',
  hotels: 'hotel',
  tours: 'tour',
} as const

type Known = Parameters<Expect>[4]

/** With what the office archived: its words wait for it. */
const orArchived = (known: Known, isArchived: (key: string) => boolean): Known => ({
  has: key => known.has(key) || isArchived(key),
  keys: () => known.keys(),
})

/** Checks that what is asked for exists: in a country's file its own, in the others what belongs to none. */
export function checkNicknames(catalogue: Catalogue, expect: Expect, problems: Problem[]): void {
  const { folders, species, articles, archived } = catalogue
  const tags = new Map(folders.map(folder => [folder.tag, folder] as const))
  const isArchived =
    (kind: 'species' | 'article' | (typeof inCountry)[keyof typeof inCountry], tag: string | null) =>
    (key: string) =>
      archived.has(fileOf({ kind, key, country: tag }))
  for (const [name, source] of catalogue.nicknames) {
    const folder: CountryFolder | undefined = tags.get(name)
    const asked: NicknamesContent = source.value
    for (const [part, kind] of Object.entries(inCountry) as [keyof typeof inCountry, 'trip'][])
      for (const key of Object.keys(asked[part])) {
        if (folder)
          expect(
            source,
            [part, key],
            key,
            `${kind} of ${name}`,
            orArchived(folder[part], isArchived(kind, name)),
          )
        else
          problems.push({
            ...at(source, [part, key]),
            message: `a ${kind} stands in the file of its country`,
          })
      }
    for (const key of Object.keys(asked.species))
      expect(source, ['species', key], key, 'species', orArchived(species, isArchived('species', null)))
    for (const key of Object.keys(asked.articles))
      expect(source, ['articles', key], key, 'article', orArchived(articles, isArchived('article', null)))
  }
}
