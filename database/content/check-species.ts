import type { Catalogue, CountryFolder } from './catalogue.ts'
import type { Sourced } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** Checks that a Latin name in a place's wildlife has a species page, and that a species' places exist. */
export function checkSpecies({ species, countries, folders }: Catalogue, expect: Expect): void {
  const tags = new Set(countries?.value.map(country => country.tag))
  const written = new Map(folders.map(folder => [folder.tag, placesOf(folder)]))
  for (const source of species.values()) {
    source.value.seen.forEach(({ country, places }, i) => {
      expect(source, ['seen', i, 'country'], country, 'country', tags)
      // Places may be named before their country's folder is written; from then on they are checked.
      const known = written.get(country)
      if (!known) return
      places.forEach((slug, j) => void expect(source, ['seen', i, 'places', j], slug, 'place', known))
    })
  }
  const names = new Set([...species.values()].map(source => genusAndSpecies(source.value.latin)))
  for (const { destinations, attractions } of folders) {
    checkWildlife(destinations.values(), names, expect)
    checkWildlife(attractions.values(), names, expect)
  }
}

/** A subspecies counts as its species. */
function genusAndSpecies(latin: string): string {
  return latin.split(' ', 2).join(' ')
}

function placesOf({ destinations, attractions }: CountryFolder): Set<string> {
  return new Set([...destinations.keys(), ...attractions.keys()])
}

function checkWildlife<Place extends { wildlife: { latin?: string | undefined }[] }>(
  sources: Iterable<Sourced<Place>>,
  names: Set<string>,
  expect: Expect,
): void {
  for (const source of sources) {
    source.value.wildlife.forEach(({ latin }, i) => {
      if (latin) expect(source, ['wildlife', i, 'latin'], genusAndSpecies(latin), 'species', names)
    })
  }
}
