import { expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'

test('a seed always gives the same sequence', () => {
  const chance = chanceFrom('ceiba')
  expect([chance(), chance.whole(1, 6), chance.sign(), chance.pick(['a', 'b', 'c'])]).toMatchInlineSnapshot(`
    [
      0.16028132196515799,
      1,
      1,
      "a",
    ]
  `)
})

test('seeds that differ by a letter give different sequences', () => {
  const firsts = ['a', 'b', 'aa', 'ab', '', 'é', '🌋'].map(seed => chanceFrom(seed)())
  expect(new Set(firsts).size).toBe(7)
})

test('stays within its bounds and reaches both ends of whole numbers', () => {
  const chance = chanceFrom('bounds')
  const draws = Array.from({ length: 500 }, () => ({
    unit: chance(),
    between: chance.between(-2, 3),
    whole: chance.whole(1, 4),
  }))
  expect(draws.every(({ unit, between }) => unit >= 0 && unit < 1 && between >= -2 && between < 3)).toBe(true)
  expect(new Set(draws.map(({ whole }) => whole))).toEqual(new Set([1, 2, 3, 4]))
})

test('odds match their frequency', () => {
  const chance = chanceFrom('odds')
  const hits = Array.from({ length: 4000 }, () => chance.odds(0.3)).filter(Boolean).length
  expect(hits / 4000).toBeCloseTo(0.3, 1)
})
