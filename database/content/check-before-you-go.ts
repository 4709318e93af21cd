import { beforeSubjects } from '../values/before-you-go.ts'
import type { Catalogue } from './catalogue.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that what one must know before going belongs to a country or trek, and names known authorities and places. */
export function checkBeforeYouGo(
  { countries, folders, authorities, 'before-you-go': files }: Catalogue,
  expect: Expect,
): void {
  const tags = new Set(countries?.value.map(({ tag }) => tag))
  const known = new Set(Object.keys(authorities?.value ?? {}))
  for (const [tag, source] of files) {
    expect(source, [], tag, 'country or trek', tags)
    for (const subject of beforeSubjects)
      source.value.facts[subject]?.forEach((fact, i) => {
        for (const field of ['sources', 'ask'] as const)
          fact[field].forEach((key, j) => {
            expect(source, ['facts', subject, i, field, j], key, 'authority', known)
          })
      })
    const destinations = folders.find(folder => folder.tag === tag)?.destinations ?? new Map()
    for (const slug of Object.keys(source.value.places))
      expect(source, ['places', slug], slug, 'destination', destinations)
  }
}
