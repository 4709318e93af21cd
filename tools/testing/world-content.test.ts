import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Catalogue, readCatalogue } from '#database/content/catalogue.ts'
import { authored } from './content-copy.ts'
import { world } from './world.ts'

/** Tests of the content itself; journeys visit the site with it. */
const MAY_NAME_CONTENT = /content/

/** What a test may know by its key: not the closed lists, nor pages that the code names. */
function keysOf({ countries, partners, films, folders, articles, staff }: Catalogue): Set<string> {
  const people = [staff, ...folders.map(folder => folder.staff)]
  return new Set([
    ...(countries?.value ?? []).map(({ tag }) => tag),
    ...[...(partners?.value ?? []), ...(films?.value ?? [])].map(({ key }) => key),
    ...people.flatMap(source => source?.value ?? []).map(({ fkey }) => fkey),
    ...articles.keys(),
    ...folders.flatMap(({ regions, destinations, attractions, tours, hotels, trips, reviews }) => [
      ...[regions, destinations, attractions, tours, hotels, trips].flatMap(things => [...things.keys()]),
      ...(reviews?.value ?? []).map(({ key }) => key),
    ]),
  ])
}

const written = keysOf(readCatalogue(authored.root, authored.kept).catalogue)
const invented = keysOf(readCatalogue(world.root, world.kept).catalogue)

/** Keys of content/ in a text: quoted, in an address, or of several words. */
function keysIn(text: string): string[] {
  const words = text.matchAll(/(['"`/]?)\b([a-z0-9]+(?:-[a-z0-9]+)*)\b(?=(['"`/?#]?))/g)
  return [...words].flatMap(([, before, word = '', after]) =>
    written.has(word) && (word.includes('-') || (before && after)) ? [word] : [],
  )
}

describe('the small world', () => {
  it('shares no key with content/, so that no test can mean the one and read the other', () => {
    expect([...invented].filter(key => written.has(key))).toEqual([])
  })

  it('is all that tests with a database know: they name nothing of content/', () => {
    const tests = globSync(['{app,server,database}/**/*.db.test.{ts,tsx}', 'tools/testing/!(*.test).ts'])
    const faults = tests
      .filter(path => !MAY_NAME_CONTENT.test(path))
      .flatMap(path => keysIn(readFileSync(path, 'utf8')).map(key => `${path} names ${key}`))
    expect(faults).toEqual([])
  })

  it('would be told from content/ in a test', () => {
    const [country = '', trip = ''] = [...written].toSorted(
      (a, b) => Number(a.includes('-')) - Number(b.includes('-')),
    )
    expect(keysIn(`openAt('${country}', "/x/${trip}")`)).toEqual([country, trip])
  })
})
