import { expect, test } from 'vitest'
import { MAX_GOALS } from '#app/features/wish/wish.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { finderPresets } from './finder-presets.ts'

const countries = readCatalogue(authored.root, authored.kept).catalogue.countries?.value ?? []

test('there are four presets for each of two areas, each within the limit of goals', () => {
  expect(finderPresets).toHaveLength(8)
  expect(finderPresets.every(({ goals }) => goals.length > 0 && goals.length <= MAX_GOALS)).toBe(true)
})

test.each(['east-africa', 'south-east-asia'] as const)('%s is all of its active countries', area => {
  const active = countries.filter(
    country => country.area === area && country.active && country.type === 'country',
  )
  const preset = finderPresets.find(one => one.area === area)
  expect(preset?.countries.toSorted()).toEqual(active.map(({ tag }) => tag).sort())
})
