import { describe, expect, it } from 'vitest'
import { bare, matchAlike, matchEntries } from './match-entries.ts'
import { siteKinds } from './site-kinds.ts'
import { type Entry, hitsOf, mergeFits, orderKinds, SHOWN, shorten } from './site-search.ts'

function entry(kind: Entry['kind'], name: string, { es = name, line = '', text = '' } = {}): Entry {
  const id = bare(name).replaceAll(' ', '-')
  const hit = { key: id, name, line, url: `/${id}`, picture: null }
  return { kind, id, names: [bare(name), bare(es)], line: bare(line), text: bare(text), hit }
}

const drake = entry('places', 'Bahía Drake', { line: 'Whales before breakfast' })
const osa = entry('places', 'Osa', { text: 'The whole peninsula is forest' })
const peru = entry('countries', 'Peru', { es: 'Perú' })
const gorilla = entry('species', 'Mountain gorilla', { es: 'Gorila de montaña' })
const kidepo = entry('places', 'Kidepo Valley')
const all = [drake, osa, peru, gorilla, kidepo]

const namesOf = (fits: readonly { entry: Entry }[]) => fits.map(({ entry: { hit } }) => hit.name)

describe('what answers words', () => {
  it.each([
    ['PERÚ', ['Peru']],
    ['bahia  drake!', ['Bahía Drake']],
    ['drake', ['Bahía Drake']],
    ['bah', ['Bahía Drake']],
    ['ten days in Peru with gorillas', ['Peru']],
    ['gorillas', ['Mountain gorilla']],
    ['gorilas de montaña', ['Mountain gorilla']],
    ['whale', ['Bahía Drake']],
    ['peninsula', ['Osa']],
    ['hosana', []],
    ['akes', []],
    ['', []],
    ['🦥', []],
  ])('%s: %j', (words, names) => {
    expect(namesOf(matchEntries(all, words))).toEqual(names)
  })

  it('is a name alone before a name among other words, and a name before what says it', () => {
    const said = entry('tours', 'Kayaks', { line: 'Off Bahía Drake' })
    const found = (words: string) => namesOf(mergeFits(matchEntries([said, peru, drake], words)))
    expect(found('bahía drake')).toEqual(['Bahía Drake', 'Kayaks'])
    expect(found('Peru or Bahía Drake')).toEqual(['Peru', 'Bahía Drake'])
  })
})

describe('what is spelled almost like a name', () => {
  it.each([
    ['prue', []],
    ['perru', ['Peru']],
    ['bahia drakke', ['Bahía Drake']],
    ['goriila', ['Mountain gorilla']],
    ['whales in bahia darke', ['Bahía Drake']],
    ['kids', []],
    ['os', []],
  ])('%s: %j', (words, names) => {
    expect(namesOf(matchAlike(all, words, false))).toEqual(names)
  })

  it('must be nearer where the words find something as they are', () => {
    expect(namesOf(matchAlike(all, 'perru', true))).toEqual([])
    expect(namesOf(matchAlike(all, 'bahia drakke', true))).toEqual(['Bahía Drake'])
  })
})

describe('the order of the groups', () => {
  const fits = [
    { entry: gorilla, fit: 0.3 },
    { entry: peru, fit: 1 },
    { entry: drake, fit: 0.7 },
  ]

  it('is what was asked for first, and trips behind names unless the words describe one', () => {
    expect(orderKinds(fits, { count: 2, described: false })).toEqual([
      'countries',
      'places',
      'trips',
      'species',
    ])
    expect(orderKinds(fits.slice(2), { count: 2, described: true })).toEqual(['trips', 'places'])
    expect(orderKinds([], { count: 0, described: true })).toEqual([])
  })

  it('shows few of each, and fewer groups under the box', () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ entry: entry('places', `Place ${n}`), fit: 1 }))
    expect(hitsOf(many, 'places')).toHaveLength(SHOWN)
    const hits = hitsOf(many, 'places')
    const groups = { trips: hits, countries: hits, places: hits, species: hits }
    const everything = { ...groups, tours: hits, hotels: hits, planners: hits, articles: hits }
    const shown = shorten(siteKinds, everything)
    expect(shown.map(group => group.kind)).toEqual(siteKinds.slice(0, 4))
    expect(shown.flatMap(group => group.hits).length).toBeLessThanOrEqual(12)
  })
})
