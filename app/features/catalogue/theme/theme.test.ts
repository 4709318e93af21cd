import { describe, expect, it, test } from 'vitest'
import { bestFits, monthsOf, placeFit, themeOfSegment, tripFit } from './theme.ts'

const family = {
  key: 'family',
  party: ['Family'],
  goals: ['Time Together'],
  interests: ['family'],
  habitats: ['beach'],
}
const trekking = {
  key: 'trekking',
  party: [],
  goals: ['Treks & Trails'],
  interests: ['hiking'],
  habitats: ['mountain'],
}

describe('a trip matches a theme', () => {
  it('of a group only if it suits the group, whatever its goals', () => {
    expect(tripFit(family, { party: ['Couple'], goals: ['Time Together'], habitats: ['beach'] })).toBe(0)
    expect(tripFit(family, { party: ['Family'], goals: [], habitats: [] })).toBeGreaterThan(0)
  })

  it('of couples or families only if it was not designed for solo travellers', () => {
    const alone = { party: ['Solo', 'Family'], goals: ['Time Together'], habitats: [] }
    expect(tripFit(family, alone)).toBe(0)
    expect(tripFit({ ...family, party: ['Solo'] }, alone)).toBeGreaterThan(0)
  })

  it('of goals only if they share a goal', () => {
    expect(tripFit(trekking, { party: ['Solo'], goals: ['Urban Pulse'], habitats: ['mountain'] })).toBe(0)
    expect(tripFit(trekking, { party: ['Solo'], goals: ['Treks & Trails'], habitats: [] })).toBeGreaterThan(0)
  })

  it('better if it was designed for the group', () => {
    const made = { party: ['Family', 'Couple'], goals: ['Time Together'], habitats: [] }
    expect(tripFit(family, made)).toBeGreaterThan(tripFit(family, { ...made, party: ['Couple', 'Family'] }))
  })
})

test('a place that matches only by habitat does not fit', () => {
  expect(placeFit(trekking, { interests: ['beaches'], habitats: ['mountain'] })).toBe(0)
  expect(placeFit(trekking, { interests: ['hiking'], habitats: ['mountain'] })).toBe(3)
})

test('a place not marked for families does not fit them, whatever its wildlife', () => {
  const wishes = { ...family, interests: ['family', 'wildlife'] }
  expect(placeFit(wishes, { interests: ['wildlife'], habitats: ['beach'] })).toBe(0)
  expect(placeFit(wishes, { interests: ['wildlife', 'family'], habitats: [] })).toBe(4)
  expect(placeFit({ ...wishes, key: 'honeymoon' }, { interests: ['wildlife'], habitats: [] })).toBe(2)
})

test('the best come first, ties keep their order, and non-matching ones are left out', () => {
  expect(bestFits(['b', 'ccc', '', 'a'], text => text.length)).toEqual(['ccc', 'b', 'a'])
})

test.each([
  ['family-vacations', 'family'],
  ['family', null],
  ['-vacations', null],
  ['vacations', null],
])('%s names %s', (segment, theme) => {
  expect(themeOfSegment(segment)).toBe(theme)
})

test('the best months of a theme are those of its trips, each once and in the order of the year', () => {
  expect(monthsOf([{ bestMonths: [12, 1, 2] }, { bestMonths: [2, 7] }])).toEqual([1, 2, 7, 12])
  expect(monthsOf([])).toEqual([])
})
