import { describe, expect, it, test } from 'vitest'
import { EVERYTHING, type FinderFilters, type Looser, looserThan } from './finder.ts'
import { finderTitle, looserName, nothingFound, tripCount } from './finder-words.ts'

const countries = [
  { tag: 'peru', name: 'Peru', trips: 3 },
  { tag: 'rwanda', name: 'Rwanda', trips: 0 },
]
const asked: FinderFilters = {
  ...EVERYTHING,
  countries: ['rwanda'],
  group: 'Family',
  goals: ['Urban Pulse', 'Low-Key Gems'],
  words: 'whale',
}

test('trips are counted', () => {
  expect([0, 1, 2].map(tripCount)).toEqual(['0 trips', '1 trip', '2 trips'])
})

test('the title names the countries', () => {
  expect(finderTitle(EVERYTHING, countries)).toBe('Trips')
  expect(finderTitle({ ...asked, countries: ['rwanda', 'peru'] }, countries)).toBe('Trips in Peru and Rwanda')
})

test('what found nothing is said in one sentence', () => {
  expect(nothingFound(asked, countries)).toBe(
    'No trip that says “whale” in Rwanda for families built around Urban Pulse or Low-Key Gems.',
  )
  expect(nothingFound({ ...EVERYTHING, group: 'Solo' }, countries)).toBe('No trip for one.')
})

describe('a looser search', () => {
  const names = (filters: FinderFilters, wordings: string[] = []) =>
    looserThan(filters, wordings).map((looser: Looser) => looserName(looser, filters))

  it('is called after what it gives up', () => {
    expect(names({ ...asked, goals: [], group: null }, ['whales'])).toEqual([
      'With “whales” instead',
      'Without “whale”',
      'In any country',
      'Every trip',
    ])
  })

  it('has a name of its own', () => {
    const all = names(asked, ['whales', 'wale'])
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain('For anyone, in any country')
  })
})
