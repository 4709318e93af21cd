import { describe, expect, it, test } from 'vitest'
import { bestFits, placeFit, themeOfSegment, tripFit } from './theme.ts'

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

describe('a trip fits a theme', () => {
  it('about who travels only if it suits them, whatever its goals', () => {
    expect(tripFit(family, { party: ['Couple'], goals: ['Time Together'], habitats: ['beach'] })).toBe(0)
    expect(tripFit(family, { party: ['Family'], goals: [], habitats: [] })).toBeGreaterThan(0)
  })

  it('about company only if it was not made for somebody alone', () => {
    const alone = { party: ['Solo', 'Family'], goals: ['Time Together'], habitats: [] }
    expect(tripFit(family, alone)).toBe(0)
    expect(tripFit({ ...family, party: ['Solo'] }, alone)).toBeGreaterThan(0)
  })

  it('about what one does only if they share a goal', () => {
    expect(tripFit(trekking, { party: ['Solo'], goals: ['Urban Pulse'], habitats: ['mountain'] })).toBe(0)
    expect(tripFit(trekking, { party: ['Solo'], goals: ['Treks & Trails'], habitats: [] })).toBeGreaterThan(0)
  })

  it('better if it was made for them first', () => {
    const made = { party: ['Family', 'Couple'], goals: ['Time Together'], habitats: [] }
    expect(tripFit(family, made)).toBeGreaterThan(tripFit(family, { ...made, party: ['Couple', 'Family'] }))
  })
})

test('a place that only looks the part does not fit', () => {
  expect(placeFit(trekking, { interests: ['beaches'], habitats: ['mountain'] })).toBe(0)
  expect(placeFit(trekking, { interests: ['hiking'], habitats: ['mountain'] })).toBe(3)
})

test('what suits nobody of a family does not fit one, however many animals there are', () => {
  const wishes = { ...family, interests: ['family', 'wildlife'] }
  expect(placeFit(wishes, { interests: ['wildlife'], habitats: ['beach'] })).toBe(0)
  expect(placeFit(wishes, { interests: ['wildlife', 'family'], habitats: [] })).toBe(4)
  expect(placeFit({ ...wishes, key: 'honeymoon' }, { interests: ['wildlife'], habitats: [] })).toBe(2)
})

test('the best come first, equals as they came, and what does not fit is left out', () => {
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
