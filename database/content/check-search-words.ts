import type { Catalogue } from './catalogue.ts'
import { at, type Problem } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** A term as the search reads it: without accents and capitals. */
function plain(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ')
}

/** Checks that the meanings of search terms exist, and that no term has two. */
export function checkSearchWords(catalogue: Catalogue, expect: Expect, problems: Problem[]): void {
  const { 'search-words': source, folders, species, themes, countries } = catalogue
  const known = {
    themes: ['theme', new Set(themes?.value.map(({ key }) => key))],
    tourTypes: [
      'type of tour',
      new Set(folders.flatMap(one => one['tour-types']?.value.map(({ key }) => key) ?? [])),
    ],
    species: ['species', species],
    places: [
      'place',
      new Set(
        folders.flatMap(({ tag, regions, destinations, attractions }) =>
          [...regions.keys(), ...destinations.keys(), ...attractions.keys()].map(slug => `${tag}/${slug}`),
        ),
      ),
    ],
    countries: ['country', new Set(countries?.value.map(({ tag }) => tag))],
  } as const
  const owners = new Map<string, number>()
  source?.value.forEach(({ en, es, others, means }, i) => {
    for (const [field, [what, keys]] of Object.entries(known) as [
      keyof typeof known,
      (typeof known)['themes'],
    ][])
      means[field].forEach((key, j) => void expect(source, [i, 'means', field, j], key, what, keys))
    for (const [language, terms] of Object.entries({ en, es, others })) {
      for (const [j, term] of terms.entries()) {
        const owner = owners.get(plain(term)) ?? i
        owners.set(plain(term), owner)
        if (owner === i) continue
        const message = `the term ${term} has a meaning already, in line ${source.lineOf([owner])}`
        problems.push({ ...at(source, [i, language, j]), message })
      }
    }
  })
}
