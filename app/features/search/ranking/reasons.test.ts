import { describe, expect, it } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import type { Vocabulary } from '#app/features/search/understanding/vocabulary.ts'
import type { Meanings } from './criteria.ts'
import { reasonLine } from './reason-words.ts'
import { reasonsOf, type TripFacts } from './reasons.ts'
import { understoodParts } from './understood-parts.ts'

const vocabulary: Vocabulary = {
  terms: [
    { text: 'Peru', strength: 'name', meaning: { kind: 'country', tag: 'peru' } },
    { text: 'sloths', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    { text: 'sloths', strength: 'name', meaning: { kind: 'animals', keys: ['brown-sloth', 'sloth'] } },
    {
      text: 'rafting',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'rafting' } },
    },
    { text: 'monkeys', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    {
      text: 'monkeys',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'primates' } },
    },
    { text: 'turtles', strength: 'name', meaning: { kind: 'animals', keys: ['sloth'] } },
    {
      text: 'turtles',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'turtles' } },
    },
    {
      text: 'diving',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'rafting' } },
    },
    {
      text: 'diving',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'habitat', key: 'coral-reef' } },
    },
    { text: 'trek', strength: 'name', meaning: { kind: 'goal', goal: 'Treks & Trails' } },
    {
      text: 'trek',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'interest', key: 'hiking' } },
    },
    {
      text: 'family trip',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'theme', key: 'family' } },
    },
    {
      text: 'honeymoon',
      strength: 'name',
      meaning: { kind: 'activity', activity: { kind: 'theme', key: 'honeymoon' } },
    },
  ],
  common: [],
}
const meanings: Meanings = {
  animals: new Map([
    [
      'sloth',
      {
        key: 'sloth',
        name: { en: 'Sloth', es: 'Perezoso' },
        seen: [{ at: 'place:cr/arenal', months: [2, 3] }],
      },
    ],
  ]),
  activities: new Map([
    [
      'interest:rafting',
      { name: { en: 'Rafting', es: 'Rápidos' }, sure: ['tour:cr/rapids'], likely: [], choices: [] },
    ],
    [
      'interest:turtles',
      { name: { en: 'Turtles', es: 'Tortugas' }, sure: ['place:cr/arenal'], likely: [], choices: [] },
    ],
  ]),
  places: new Map(),
}
const trip: TripFacts = {
  choices: ['country:costa-rica', 'party:Family', 'month:2', 'month:3', 'effort:easy'],
  contents: ['country:costa-rica', 'place:cr/arenal'],
  ...{ days: 9, fromPriceMinor: 240_000, longestDrive: 250, flights: 1, boats: 0, highestM: 900 },
}
const countries = [
  { tag: 'peru', name: 'Peru' },
  { tag: 'costa-rica', name: 'Costa Rica' },
]
const read = (text: string) => understand(text, vocabulary, new Date('2026-11-22'))

function line(text: string): string {
  return reasonLine(reasonsOf(read(text), meanings, trip), { locale: 'en', countries })
}

describe('the reasons on a card', () => {
  it.each([
    ['nine days with sloths', '9 days, with sloths'],
    ['a week of sloths', 'With sloths; 2 days longer than you said'],
    ['sloths in february', 'With sloths, at its best in Feb'],
    ['sloths in july', 'Sloths in other months, best in Feb–Mar'],
    ['rafting', 'Without rafting'],
    ['with kids under 3000 dollars', 'Within your budget, for families'],
    ['under 2000 dollars', 'US$\u00a0400 over your budget'],
    ['Peru', 'Not in Peru'],
    ['no flights', 'One flight'],
    ['monkeys', 'With monkeys'],
    ['turtles', 'With turtles'],
    ['turtles in july', 'Turtles in other months, best in Feb–Mar'],
    ['monkeys and rafting', 'With monkeys; without rafting'],
  ])('%s: %s', (text, said) => {
    expect(line(text)).toBe(said)
  })

  it('name at most three matches and two misses', () => {
    const all = line('9 days in july with kids, sloths, under 3000 dollars, rafting, no flights, Peru')
    expect(all.split('; ').map(part => part.split(', ').length)).toEqual([3, 2])
  })
})

describe('each part of the words', () => {
  const parts = (text: string) => understoodParts(read(text), { locale: 'en', meanings, countries })

  it('is labelled by its meaning, and can be removed', () => {
    const [first, second] = parts('Peru with sloths')
    expect([first?.label, second?.label]).toEqual(['Peru', 'Sloth'])
    expect(first?.without).toBe('sloths')
    expect(second?.without).toBe('Peru')
  })

  it('can become the filter of its kind', () => {
    const filters = parts('Peru in july, ten days, under 2500 dollars each, with kids').map(
      ({ filter }) => filter,
    )
    expect(filters).toContainEqual({ countries: ['peru'] })
    expect(filters).toContainEqual({ months: [7] })
    expect(filters).toContainEqual({ budget: 2500 })
    expect(filters).toContainEqual({ group: 'Family' })
    expect(filters.some(filter => filter?.days)).toBe(true)
  })

  it('is shown once for its words, with their most specific meaning', () => {
    expect(parts('turtles').map(({ label }) => label)).toEqual(['Sloth'])
    expect(parts('sloths and rafting').map(({ label }) => label)).toEqual(['Sloth', 'Rafting'])
    expect(parts('sloths in the trees').map(({ label }) => label)).toEqual(['Sloth', '“trees”'])
  })

  it('is shown once for a word of several related meanings, and removed as a whole', () => {
    expect(parts('diving, Peru')).toMatchObject([{ label: 'Rafting', without: 'Peru' }, { label: 'Peru' }])
    expect(parts('a trek')).toMatchObject([{ filter: { goals: ['Treks & Trails'] } }])
    expect(parts('family trip, Peru')).toMatchObject([
      { from: 'family trip', filter: { group: 'Family' }, without: 'Peru' },
      { label: 'Peru' },
    ])
    expect(parts('family trip with kids 6 and 9')).toMatchObject([{ without: '' }])
    expect(parts('honeymoon')).toMatchObject([{ label: 'Honeymoon', without: '' }])
    expect(parts('honeymoon, as a couple')).toMatchObject([
      { label: 'Honeymoon', without: 'as a couple' },
      { from: 'as a couple', filter: { group: 'Couple' }, without: 'honeymoon' },
    ])
  })

  it('has no filter if there is none of its kind', () => {
    expect(parts('400 days')).toMatchObject([{ label: '400 days', filter: null }])
    expect(parts('60 days')).toMatchObject([{ filter: { days: { least: 60, most: 60 } } }])
  })

  it('that was not understood is shown as typed, without a filter', () => {
    expect(parts('xylophone')).toMatchObject([{ label: '“xylophone”', filter: null, without: '' }])
  })
})
