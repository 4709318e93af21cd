import { describe, expect, it } from 'vitest'
import { bare } from './entry-words.ts'
import { matchAlike, matchEntries } from './match-entries.ts'
import { siteKinds } from './site-kinds.ts'
import { type Entry, hitsOf, mergeFits, orderKinds, SHOWN, shorten } from './site-search.ts'

function entry(kind: Entry['kind'], name: string, { es = name, line = '', text = '' } = {}): Entry {
  const id = bare(name).replaceAll(' ', '-')
  const hit = { key: id, name, line, url: `/${id}`, picture: null }
  return { kind, id, names: [bare(name), bare(es)], line: bare(line), text: bare(text), told: [text], hit }
}

const drake = entry('places', 'Bahía Drake', { line: 'Whales before breakfast' })
const osa = entry('places', 'Osa', { text: 'The whole peninsula is forest' })
const peru = entry('countries', 'Peru', { es: 'Perú' })
const gorilla = entry('species', 'Mountain gorilla', { es: 'Gorila de montaña' })
const kidepo = entry('places', 'Kidepo Valley')
const all = [drake, osa, peru, gorilla, kidepo]

const namesOf = (fits: readonly { entry: Entry }[]) => fits.map(({ entry: { hit } }) => hit.name)

describe('entries for words', () => {
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

  it('ranks an exact name before a name among other words, and names before texts', () => {
    const said = entry('tours', 'Kayaks', { line: 'Off Bahía Drake' })
    const found = (words: string) => namesOf(mergeFits(matchEntries([said, peru, drake], words)))
    expect(found('bahía drake')).toEqual(['Bahía Drake', 'Kayaks'])
    expect(found('Peru or Bahía Drake')).toEqual(['Peru', 'Bahía Drake'])
  })
})

describe('a misspelt name', () => {
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

  it('must be more similar if the words as typed have results', () => {
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

  it('puts the best match first, and trips after names unless the words describe a trip', () => {
    expect(orderKinds(fits, { count: 2, described: false })).toEqual([
      'countries',
      'places',
      'trips',
      'species',
    ])
    expect(orderKinds(fits.slice(2), { count: 2, described: true })).toEqual(['trips', 'places'])
    expect(orderKinds([], { count: 0, described: true })).toEqual([])
  })

  it('limits each group, and the number of groups under the box', () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ entry: entry('places', `Place ${n}`), fit: 1 }))
    expect(hitsOf(many, 'places')).toHaveLength(SHOWN)
    const hits = hitsOf(many, 'places')
    const groups = { pages: hits, trips: hits, countries: hits, places: hits, species: hits }
    const everything = { ...groups, tours: hits, hotels: hits, planners: hits, articles: hits }
    const shown = shorten(siteKinds, everything)
    expect(shown.map(group => group.kind)).toEqual(siteKinds.slice(0, 4))
    expect(shown.flatMap(group => group.hits).length).toBeLessThanOrEqual(12)
    const [first, second, third] = ['places', 'articles', 'species'] as const
    const last = shorten([first, second, third, 'tours', 'trips'], everything)
    expect(last.map(group => group.kind)).toEqual([first, second, third, 'trips'])
  })
})
