import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#database/content/catalogue.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { compareClasses } from './compare-classes.ts'
import { type Answer, fits, isRight, isWhollyRight, tripFacts } from './judge-wish.ts'
import { readWishes, type Wish, wishKinds, wishSchema } from './read-wishes.ts'

const { catalogue } = readCatalogue(authored.root, authored.kept)
const facts = tripFacts(catalogue)
const { building, aside } = readWishes()
const wishes = [...building, ...aside]
const { folders } = catalogue
const tags = folders.map(({ tag }) => tag)

const known: Record<'trips' | 'countries' | keyof Answer, Set<string>> = {
  trips: new Set(facts.keys()),
  countries: new Set(tags),
  places: new Set(
    folders.flatMap(folder =>
      [...folder.destinations, ...folder.attractions, ...folder.regions].map(([k]) => k),
    ),
  ),
  species: new Set(catalogue.species.keys()),
  tours: new Set(folders.flatMap(({ tours }) => [...tours.keys()])),
  articles: new Set(catalogue.articles.keys()),
  planners: new Set(
    [catalogue.staff, ...folders.map(({ staff }) => staff)].flatMap(
      staff => staff?.value.map(({ fkey }) => fkey) ?? [],
    ),
  ),
}

/** The countries of a wish's expected trips. */
function countriesOf({ expect: { trips = [], where, countries = [] } }: Wish): Set<string> {
  const ofTrips = trips.flatMap(key => facts.get(key)?.countries ?? [])
  return new Set([...ofTrips, ...countries, ...[where?.country ?? []].flat()])
}

describe('travellers’ queries for measuring the search', () => {
  it('name only existing content', () => {
    const unknown = wishes.flatMap(({ query, expect: { any: _any, where: _where, ...groups } }) =>
      (Object.keys(groups) as (keyof typeof groups)[]).flatMap(group =>
        (groups[group] ?? []).filter(key => !known[group].has(key)).map(key => `${query}: ${group} ${key}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('have conditions that at least one trip meets', () => {
    const unmet = wishes.filter(
      ({ expect: { where } }) => where && ![...facts.values()].some(trip => fits(where, trip)),
    )
    expect(unmet.map(({ query }) => query)).toEqual([])
  })

  it('contain no duplicates', () => {
    const queries = wishes.map(({ query }) => query)
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([])
  })

  it('are at least 420, four in ten in Spanish, of every kind and every country', () => {
    expect(wishes.length).toBeGreaterThanOrEqual(420)
    const spanish = wishes.filter(({ language }) => language === 'es').length
    expect(spanish / wishes.length).toBeGreaterThan(0.38)
    expect(wishKinds.filter(kind => wishes.filter(wish => wish.kind === kind).length < 15)).toEqual([])
    const only = (tag: string) => wishes.filter(wish => [...countriesOf(wish)].join() === tag)
    expect(tags.filter(tag => only(tag).length < 10)).toEqual([])
  })

  it('hold out a third, evenly over kinds and countries', () => {
    expect(aside.length / wishes.length).toBeCloseTo(1 / 3, 2)
    const share = (belongs: (wish: Wish) => boolean) =>
      aside.filter(belongs).length / Math.max(1, wishes.filter(belongs).length)
    const uneven = [
      ...wishKinds.filter(kind => Math.abs(share(wish => wish.kind === kind) - 1 / 3) > 0.08),
      ...tags.filter(tag => Math.abs(share(wish => countriesOf(wish).has(tag)) - 1 / 3) > 0.12),
    ]
    expect(uneven).toEqual([])
  })
})

describe('comparing classes', () => {
  it('names those that became worse, also one that is no longer asked', () => {
    const before = { 'sixty: houses': 5, 'sixty: people': 4, 'sixty: site': 5 }
    const { worse, notes } = compareClasses(
      { 'sixty: houses': 4, 'sixty: people': 5, 'forty: law': 1 },
      before,
    )
    expect(worse).toEqual(['sixty: houses', 'sixty: site'])
    expect(notes).toEqual({
      'sixty: houses': 'WORSE, was 5',
      'sixty: people': 'better, was 4',
      'sixty: site': 'WORSE, was 5',
      'forty: law': 'better, was 0',
    })
    expect(compareClasses(before, before).worse).toEqual([])
  })
})

describe('judging an answer', () => {
  const nothing: Answer = { trips: [], places: [], species: [], tours: [], articles: [], planners: [] }
  const wish = (expected: object) =>
    wishSchema.parse({ query: 'x', language: 'en', kind: 'animal', expect: expected })

  it('counts only the first three of a group', () => {
    const gorillas = wish({ trips: ['sixty-minutes'], species: ['mountain-gorilla'] })
    const trips = ['the-good-list', 'slow-water', 'two-tides', 'sixty-minutes']
    expect(isRight(gorillas, { ...nothing, trips }, facts)).toBe(false)
    expect(isRight(gorillas, { ...nothing, trips: trips.slice(1) }, facts)).toBe(true)
    expect(isRight(gorillas, { ...nothing, trips, species: ['mountain-gorilla'] }, facts)).toBe(true)
  })

  it('judges a broad wish by the trip’s facts', () => {
    const cheap = wish({ where: { maxPrice: 500, country: 'belize' } })
    const trips = ['four-nights-on-the-caye', 'the-empty-half', 'slow-water']
    expect(isRight(cheap, { ...nothing, trips }, facts)).toBe(true)
    expect(isRight(cheap, { ...nothing, trips: trips.slice(1) }, facts)).toBe(false)
    expect(isWhollyRight(cheap, { ...nothing, trips }, facts)).toBe(true)
    const short = wish({ where: { maxDays: 5 } })
    expect(isWhollyRight(short, { ...nothing, trips }, facts)).toBe(false)
    expect(isWhollyRight(wish({ planners: ['wanjiru-kamau'] }), nothing, facts)).toBe(null)
  })

  it('expects for bad input only that the answer is not empty', () => {
    expect(isRight(wish({ any: true }), nothing, facts)).toBe(false)
    expect(isRight(wish({ any: true }), { ...nothing, trips: ['slow-water'] }, facts)).toBe(true)
  })
})
