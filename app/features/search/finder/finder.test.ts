import { describe, expect, it, test } from 'vitest'
import { MAX_GOALS } from '#database/values/goals.ts'
import {
  EVERYTHING,
  type FinderFilters,
  filterCount,
  finderLink,
  finderPresets,
  kindsInUse,
  looserThan,
  nearest,
  seasonOf,
  sentenceOfSearch,
  without,
  withSentence,
} from './finder.ts'

const asked: FinderFilters = {
  ...EVERYTHING,
  countries: ['rwanda'],
  group: 'Family',
  goals: ['Urban Pulse'],
  words: 'gorila',
  sort: 'days',
  page: 3,
}

describe('finderLink', () => {
  it('leaves out unused filters', () => {
    expect(finderLink({})).toBe('/trips')
    expect(finderLink({ sort: 'closest', page: 1 })).toBe('/trips')
  })

  it('is canonical for equal searches', () => {
    const one = finderLink({ countries: ['peru', 'belize'], goals: ['Urban Pulse', 'Low-Key Gems'] })
    const other = finderLink({ goals: ['Low-Key Gems', 'Urban Pulse'], countries: ['belize', 'peru'] })
    expect(one).toBe(other)
    expect(one).toBe('/trips?fcountry=belize,peru&ftype=Low-Key+Gems,Urban+Pulse')
  })

  it('contains all filters', () => {
    expect(finderLink(asked)).toBe(
      '/trips?fcountry=rwanda&fparty=Family&ftype=Urban+Pulse&q=gorila&sort=days&page=3',
    )
    const more = {
      months: [11, 3],
      days: { least: 8, most: null },
      budget: 2500,
      animals: ['jaguar'],
    } as const
    expect(finderLink({ ...more, effort: 'easy' })).toBe(
      '/trips?fanimal=jaguar&fbudget=2500&fdays=8-&feffort=easy&fmonth=3,11',
    )
  })
})

test.each([
  [[], '2026-11-30', 12],
  [[], '2026-12-01', 1],
  [[3, 11], '2026-11-30', 3],
  [[11], '2026-11-30', 11],
])('of the months %j the next after %s is %i', (months, today, next) => {
  expect(seasonOf(months, new Date(today))).toBe(next)
})

test('without drops kinds of filters, and returns to the first page', () => {
  expect(without(asked, ['goals', 'group'])).toEqual({ ...asked, goals: [], group: null, page: 1 })
})

test('every selected value counts as a filter', () => {
  expect(filterCount(EVERYTHING)).toBe(0)
  expect(filterCount({ ...asked, countries: ['peru', 'belize'], months: [1, 2], budget: 900 })).toBe(7)
  expect(kindsInUse(EVERYTHING)).toEqual([])
  expect(kindsInUse(asked)).toEqual(['goals', 'group', 'countries'])
})

describe('looserThan', () => {
  it('drops as few kinds as possible, and never the words', () => {
    const looser = looserThan({ ...asked, budget: 900 })
    expect(looser.map(({ dropped }) => dropped.join('+'))).toEqual([
      ...['goals', 'budget', 'group', 'countries'],
      ...[
        'goals+budget',
        'goals+group',
        'budget+group',
        'goals+countries',
        'budget+countries',
        'group+countries',
      ],
      'goals+budget+group+countries',
    ])
    expect(looser.every(({ filters }) => filters.words === 'gorila')).toBe(true)
  })

  it('ends with every trip', () => {
    expect(looserThan(asked).at(-1)?.filters).toEqual({ ...EVERYTHING, words: 'gorila', sort: 'days' })
  })
})

describe('nearest', () => {
  const counted = (counts: Record<string, number>) =>
    looserThan(asked).map(looser => ({
      ...looser,
      count: counts[looser.dropped.join('+')] ?? 0,
    }))
  const drops = (counts: Record<string, number>) =>
    nearest(counted(counts)).map(({ dropped }) => dropped.join('+'))

  it('leaves out searches without results', () => {
    expect(drops({ group: 2, 'goals+group': 4, 'goals+group+countries': 9 })).toEqual(['group'])
  })

  it('drops two kinds only if dropping one of them is not enough', () => {
    expect(drops({ goals: 1, 'goals+group': 4, 'group+countries': 3 })).toEqual(['goals', 'group+countries'])
  })

  it('offers all trips if nothing less helps', () => {
    expect(drops({ 'goals+group+countries': 9 })).toEqual(['goals+group+countries'])
  })
})

const activeCountries = [
  { tag: 'up-river', area: 'south-east-asia' },
  { tag: 'savanna', area: 'east-africa' },
  { tag: 'far-coast', area: 'latin-america' },
  { tag: 'down-river', area: 'south-east-asia' },
] as const

test('there are four presets for each of two areas, in all of its countries, within the limit of goals', () => {
  const presets = finderPresets(activeCountries)
  expect(presets.map(({ area, countries }) => [area, ...countries])).toEqual([
    ...Array(4).fill(['east-africa', 'savanna']),
    ...Array(4).fill(['south-east-asia', 'up-river', 'down-river']),
  ])
  expect(presets.every(({ goals }) => goals.length > 0 && goals.length <= MAX_GOALS)).toBe(true)
})

test('an area without countries has no presets', () => {
  expect(finderPresets(activeCountries.filter(({ area }) => area !== 'east-africa'))).toHaveLength(4)
})

describe('the sentence above the trips', () => {
  const filters: FinderFilters = { ...EVERYTHING, words: 'family in Peru, zebras' }
  const said: Parameters<typeof sentenceOfSearch>[1] = [
    { filter: { group: 'Family' }, without: 'in Peru, zebras' },
    { filter: { countries: ['peru'] }, without: 'family, zebras' },
    { filter: null, without: 'family in Peru' },
  ]
  const shown = sentenceOfSearch(filters, said)

  it('shows what the words say, unless a filter says otherwise', () => {
    expect(shown).toEqual({ countries: ['peru'], group: 'Family', goals: [] })
    const chosen = sentenceOfSearch({ ...filters, group: 'Couple', countries: ['kenya'] }, said)
    expect(chosen).toEqual({ countries: ['kenya'], group: 'Couple', goals: [] })
  })

  it('changes the search, and makes a filter of what the words said of it', () => {
    const searchAfter = (change: Partial<typeof shown>) =>
      withSentence(filters, said, { ...shown, ...change })
    expect(searchAfter({ countries: ['peru', 'ecuador'] })).toEqual({
      ...filters,
      countries: ['peru', 'ecuador'],
      words: 'family, zebras',
    })
    expect(searchAfter({ goals: ['Urban Pulse'] })).toEqual({ ...filters, goals: ['Urban Pulse'] })
    expect(searchAfter({ group: null })).toEqual({ ...filters, words: 'in Peru, zebras' })
    expect(searchAfter({ countries: [] })).toEqual({ ...filters, words: 'family, zebras' })
  })
})
