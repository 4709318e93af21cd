import { expect, it } from 'vitest'
import { readFinderQuery } from '#app/features/search/finder/filter-rows.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { claimsOf } from '#app/features/search/ranking/reason-words.ts'
import { understoodParts } from '#app/features/search/ranking/understood-parts.ts'
import { findDoors } from '#app/features/search/site-search/site-search-queries.server.ts'
import { findTrips, getFinderCountries } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { readWords } from '#app/features/search/understanding/understanding-queries.server.ts'
import { noteContentChange } from '#app/freshness/content-version.ts'
import { withLocale } from '#app/locale.server.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { sampled } from '#tools/testing/sampled.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { querySets, readQueries, type StrangersQuery } from './judge-page.ts'

const { db } = await openCatalogue()
// As on the site, what was read is cached.
noteContentChange(db, null)

const { catalogue } = readCatalogue(authored.root, authored.kept)
const keysOf = (rows: ReadonlyMap<string, unknown>) => [...rows.keys()]
/** Keys of the catalogue: of countries also those of one word, which nobody writes in lower case. */
const keys = new Set([
  ...(catalogue.countries?.value.map(({ tag }) => tag) ?? []),
  ...[
    ...catalogue.folders.flatMap(folder => [
      ...[folder.trips, folder.tours, folder.hotels, folder.destinations, folder.attractions].flatMap(keysOf),
    ]),
    ...keysOf(catalogue.species),
    ...(catalogue.interests?.value.map(({ key }) => key) ?? []),
    ...(catalogue.habitats?.value.map(({ key }) => key) ?? []),
  ].filter(key => key.includes('-')),
])

/** What a page of trips says of a query: what was understood, the doors, and the claims of all cards. */
async function saidOf({ q, lang: locale }: StrangersQuery): Promise<string[]> {
  const ctx = { db, locale, now: () => new Date('2026-11-22T12:00:00Z') } as const
  const { words } = readFinderQuery(new URLSearchParams({ q }), { countries: [], animals: [] }).filters
  const read = await readWords(ctx, words)
  const { reasons, meanings } = await findTrips(ctx, { ...EVERYTHING, words }, read, 240)
  if (!read || !meanings) return []
  const naming = { locale, meanings, countries: await getFinderCountries(ctx) }
  return [
    ...understoodParts(read.understood, naming).map(({ label }) => label),
    ...[...reasons.values()].flatMap(why => claimsOf(why, naming).map(({ text }) => text)),
    ...(await findDoors(ctx, words, read)).map(({ name }) => name),
  ]
}

it('names are shown of all that strangers ask for, and never keys', { timeout: 120_000 }, async () => {
  const shown: string[] = []
  const queries = querySets.flatMap(readQueries)
  for (const query of sampled(queries, 6)) {
    // What was typed may be repeated.
    const typed = query.q.toLowerCase()
    const said = new Set(await withLocale(query.lang, () => saidOf(query)))
    for (const text of said)
      for (const word of text.split(/[^\p{L}\p{N}-]+/u))
        if (keys.has(word) && !typed.includes(word)) shown.push(`${query.q}: ${text}`)
  }
  expect(shown).toEqual([])
})
