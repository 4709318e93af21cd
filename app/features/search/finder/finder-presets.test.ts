import { expect, test } from 'vitest'
import { MAX_GOALS } from '#database/values/goals.ts'
import { finderPresets } from './finder-presets.ts'

const countries = [
  { tag: 'up-river', area: 'south-east-asia' },
  { tag: 'savanna', area: 'east-africa' },
  { tag: 'far-coast', area: 'latin-america' },
  { tag: 'down-river', area: 'south-east-asia' },
] as const

test('there are four presets for each of two areas, in all of its countries, within the limit of goals', () => {
  const presets = finderPresets(countries)
  expect(presets.map(({ area, countries }) => [area, ...countries])).toEqual([
    ...Array(4).fill(['east-africa', 'savanna']),
    ...Array(4).fill(['south-east-asia', 'up-river', 'down-river']),
  ])
  expect(presets.every(({ goals }) => goals.length > 0 && goals.length <= MAX_GOALS)).toBe(true)
})

test('an area without countries has no presets', () => {
  expect(finderPresets(countries.filter(({ area }) => area !== 'east-africa'))).toHaveLength(4)
})
