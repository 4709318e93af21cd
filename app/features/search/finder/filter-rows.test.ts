import { describe, expect, it, test } from 'vitest'
import { MAX_WORDS, readFinderQuery } from './filter-rows.ts'
import { EVERYTHING } from './finder.ts'

const choices = { countries: ['peru', 'costa-rica', 'panama'], animals: ['jaguar', 'ocelot'] }
const read = (query: string) => readFinderQuery(new URLSearchParams(query), choices)
const nothing = { filters: EVERYTHING, unknown: [], leftOut: [], cut: false }

test('an address without a query asks for everything', () => {
  expect(read('')).toEqual(nothing)
})

test('empty values are ignored', () => {
  expect(read('q=&fcountry=&fparty=&ftype=&sort=&page=')).toEqual(nothing)
  expect(read('q=%20%0A&fcountry=,,&utm_source=letter')).toEqual(nothing)
})

test('all filters are read', () => {
  const query =
    'fcountry=costa-rica,panama&fparty=Couple&ftype=Nature+That+Stuns&fmonth=9,3&fdays=8-10&fbudget=2500' +
    '&feffort=easy&fanimal=jaguar&q=quetzal&sort=price&page=2'
  expect(read(query).filters).toEqual({
    countries: ['costa-rica', 'panama'],
    group: 'Couple',
    goals: ['Nature That Stuns'],
    ...{ months: [3, 9], days: { least: 8, most: 10 }, budget: 2500, effort: 'easy', animals: ['jaguar'] },
    words: 'quetzal',
    sort: 'price',
    page: 2,
  })
})

test.each([
  ['-7', { least: null, most: 7 }],
  ['15-', { least: 15, most: null }],
  ['8', { least: 8, most: 8 }],
])('a length of %s is read', (written, days) => {
  expect(read(`fdays=${written}`).filters.days).toEqual(days)
})

test('repeated names are read as a list, as a form without script sends them', () => {
  const { filters } = read('fcountry=peru&fcountry=panama&ftype=Culture+%26+Cuisine&ftype=Urban+Pulse')
  expect(filters.countries).toEqual(['peru', 'panama'])
  expect(filters.goals).toEqual(['Culture & Cuisine', 'Urban Pulse'])
})

test('values are case-insensitive and duplicates are dropped', () => {
  expect(read('fcountry=PERU,peru&fparty=family').filters).toMatchObject({
    countries: ['peru'],
    group: 'Family',
  })
})

describe('an unknown value', () => {
  it.each([
    ['fcountry=atlantis', 'atlantis'],
    ['fparty=Crowd', 'Crowd'],
    ['ftype=Sleeping+In', 'Sleeping In'],
    ['sort=magic', 'magic'],
    ['fmonth=13', '13'],
    ['fdays=10-8', '10-8'],
    ['fdays=8-x', '8-x'],
    ['fdays=-', '-'],
    ['fbudget=much', 'much'],
    ['feffort=none', 'none'],
    ['fanimal=unicorn', 'unicorn'],
    ['page=0', '0'],
    ['page=-1', '-1'],
    ['page=1e3', '1e3'],
    ['page=99999999999', '99999999999'],
    ['q=%25_', '%_'],
    ['q=•••', '•••'],
  ])('%s is named and searched without', (query, value) => {
    expect(read(query)).toEqual({ ...nothing, unknown: [value] })
  })

  it('is left out of the filters', () => {
    expect(read('fcountry=peru,atlantis')).toMatchObject({
      filters: { countries: ['peru'] },
      unknown: ['atlantis'],
    })
  })

  it('is reported shortened', () => {
    expect([...(read(`fcountry=${'x'.repeat(5000)}`).unknown[0] ?? '')]).toHaveLength(41)
  })
})

test('a fourth goal is left out and reported', () => {
  const { filters, leftOut } = read('ftype=Urban+Pulse,Treks+%26+Trails,Time+Together,Low-Key+Gems')
  expect(filters.goals).toEqual(['Urban Pulse', 'Treks & Trails', 'Time Together'])
  expect(leftOut).toEqual(['Low-Key Gems'])
})

describe('words', () => {
  it('lose invisible and unstorable characters', () => {
    expect(read('q=slo%00th%07%0A%E2%80%AE+bird').filters.words).toBe('slo th bird')
    expect(readFinderQuery(new URLSearchParams([['q', 'half \uD83D one']]), choices).filters.words).toBe(
      'half one',
    )
    expect(read('q=%FF%FEtapir').filters.words).toBe('tapir')
  })

  it('are cut at their limit, between characters', () => {
    const { filters, cut } = read(`q=${'•••'.repeat(10)}${'a'.repeat(10_000)}`)
    expect([...filters.words]).toHaveLength(MAX_WORDS)
    expect(cut).toBe(true)
    expect(read(`q=${'a'.repeat(MAX_WORDS)}`).cut).toBe(false)
  })

  it('keep their quotation marks and their accents', () => {
    expect(read('q=%22Península+de+Osa%22').filters.words).toBe('"Península de Osa"')
  })
})

test('the romantic type is read as a couple', () => {
  expect(read('ftype=Romantic+Getaway')).toEqual({ ...nothing, filters: { ...EVERYTHING, group: 'Couple' } })
  expect(read('ftype=Romantic+Getaway&fparty=Family').filters.group).toBe('Family')
})

it('composes a letter and a separate accent', () => {
  const { filters } = readFinderQuery(new URLSearchParams({ q: 'volca\u0301n' }), choices)
  expect(filters.words).toBe('volc\u00e1n')
})
