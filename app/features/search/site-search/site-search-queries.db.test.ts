import { expect, test } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { type SiteKind, siteKinds } from './site-kinds.ts'
import { SHOWN } from './site-search.ts'
import { searchSite } from './site-search-queries.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

const ask = (words: string, locale: Locale = 'en') =>
  withLocale(locale, () => searchSite({ db, locale, now: () => new Date('2026-11-22') }, words))

test.each<[string, SiteKind, string]>([
  ['costa clara', 'countries', 'costa-clara'],
  ['Mármol', 'countries', 'marmol'],
  ['marmol', 'countries', 'marmol'],
  ['bahia perla', 'places', 'bahia-perla'],
  ['Neblina', 'places', 'neblina'],
  ['stone stair', 'places', 'stone-stair'],
  ['green trogon', 'species', 'green-trogon'],
  ['trogón verde', 'species', 'green-trogon'],
  ['pearl bay', 'places', 'bahia-perla'],
  ['ten days with children in Costa Clara in february', 'trips', ''],
  ['Alma Reyes', 'planners', 'alma-reyes'],
  ['ciro', 'planners', 'ciro-mena'],
])('%s: first what it names or describes, of %s', async (words, kind, key) => {
  for (const locale of LOCALES) {
    const found = await ask(words, locale)
    expect(found.order[0]).toBe(kind)
    if (key !== '') expect(found[kind][0]?.key).toBe(key)
  }
})

test.each<[string, SiteKind, string]>([
  ['coste clara', 'countries', 'costa-clara'],
  ['neblnia', 'places', 'neblina'],
  ['grey elephantt', 'species', 'grey-elephant'],
  ['bertaa prado', 'planners', 'berta-prado'],
])('%s: a slip finds what was meant among its %s', async (words, kind, key) => {
  const found = await ask(words)
  expect(found[kind].map(hit => hit.key)).toContain(key)
})

test('a country also finds its planner, and a place is found among other words', async () => {
  const { order, planners } = await ask('costa clara')
  expect(planners.map(({ key }) => key)).toContain('alma-reyes')
  expect(order).toContain('planners')
  const { places } = await ask('a week of birds around Neblina')
  expect(places[0]?.key).toBe('neblina')
})

test('what one must know of a country is found by its subject', async () => {
  for (const [words, locale] of [
    ['visa marmol', 'en'],
    ['seguro mármol', 'es'],
  ] as const) {
    const { articles } = await ask(words, locale)
    expect(articles[0]?.url, words).toContain('/marmol/before-you-go')
  }
})

test('a plural finds the species', async () => {
  for (const words of ['trogons', 'trogones']) expect((await ask(words)).species.length).toBeGreaterThan(0)
})

test('names, lines and addresses are in the reader’s language', async () => {
  const [inEnglish, inSpanish] = [await ask('costa clara'), await ask('costa clara', 'es')]
  expect(inEnglish.countries[0]).toMatchObject({ url: '/costa-clara', picture: expect.stringMatching(/^\//) })
  expect(inSpanish.countries[0]?.url).toBe('/es/costa-clara')
  expect(inSpanish.countries[0]?.line).not.toBe(inEnglish.countries[0]?.line)
})

test('nonsense finds nothing, not the newest trips', async () => {
  expect((await ask('zzqxv')).order).toEqual([])
})

test.each(['%', "'; drop table trip; --", '🦥', 'x'.repeat(200), 'АБВ', '___', '\\', 'a', 'the of and'])(
  '%s is answered calmly, few of each kind, and the order names what there is',
  async words => {
    const found = await ask(words)
    for (const kind of siteKinds) {
      expect(found[kind].length).toBeLessThanOrEqual(SHOWN)
      expect(found.order.includes(kind)).toBe(found[kind].length > 0)
    }
  },
)
