import { describe, expect, it, test } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import { daysLabel, filterFields, looserName } from './filter-rows.ts'
import { EVERYTHING, type FinderFilters, looserThan } from './finder.ts'
import { finderTitle, nothingFound, tripCount } from './finder-words.ts'

const countries = [
  { tag: 'peru', name: 'Peru', hasTrips: true },
  { tag: 'rwanda', name: 'Rwanda', hasTrips: false },
]
const asked: FinderFilters = {
  ...EVERYTHING,
  countries: ['rwanda'],
  group: 'Family',
  goals: ['Urban Pulse', 'Low-Key Gems'],
  days: { least: 8, most: 10 },
}
const fieldsOf = (filters: FinderFilters) => filterFields(filters, { animals: [], locale: 'en' })

test('trips are counted', () => {
  expect([0, 1, 2].map(tripCount)).toEqual(['0 trips', '1 trip', '2 trips'])
})

test('the title names the countries', () => {
  expect(finderTitle(EVERYTHING, countries)).toBe('Trips')
  expect(finderTitle({ ...asked, countries: ['rwanda', 'peru'] }, countries)).toBe('Trips in Peru and Rwanda')
})

test('an empty result is described in one sentence', () => {
  expect(nothingFound(asked, countries, fieldsOf(asked))).toBe(
    'No trip in Rwanda for families built around Urban Pulse or Low-Key Gems: 8 to 10 days.',
  )
  expect(nothingFound({ ...EVERYTHING, group: 'Solo' }, countries, fieldsOf(EVERYTHING))).toBe(
    'No trip for one.',
  )
  const narrow: FinderFilters = { ...EVERYTHING, months: [1], budget: 1500, effort: 'demanding' }
  expect(nothingFound(narrow, countries, fieldsOf(narrow))).toBe(
    'No trip: January, up to US$\u00a01,500, demanding.',
  )
})

describe('a looser search', () => {
  const names = (filters: FinderFilters) => looserThan(filters).map(looser => looserName(looser, filters))

  it('is named after the filters it drops', () => {
    expect(names({ ...asked, goals: [], group: null })).toEqual([
      'Of any length',
      'In any country',
      'Every trip',
    ])
  })

  it('has a name of its own', () => {
    const all = names({ ...asked, effort: 'easy', budget: 2000, months: [9], animals: ['jaguar'] })
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain('For anyone, in any country')
  })
})

test.each([
  ['en', '1 day', 'Up to 1 day', '1 day or more', '2 days', 'For 1 person. '],
  ['es', '1 día', 'Hasta 1 día', '1 día o más', '2 días', 'Para 1 persona. '],
] as const)('in %s one is said in the singular', (locale, one, most, least, two, note) => {
  const [said, price] = withLocale(locale, () => [
    [
      daysLabel({ least: 1, most: 1 }),
      daysLabel({ least: null, most: 1 }),
      daysLabel({ least: 1, most: null }),
      daysLabel({ least: 2, most: 2 }),
      m.tour_days({ count: 1 }),
    ],
    m.first_draft_price_note({ count: 1 }),
  ])
  expect(said).toEqual([one, most, least, two, one])
  expect(price.startsWith(note)).toBe(true)
})
