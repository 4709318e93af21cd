import { expect, test } from 'vitest'
import { digestOf, renewal } from '#tools/testing/drawings-digest.ts'
import { everyValue } from './every-value.ts'
import { HOUSE_EDITION } from './house-edition.ts'
import { HOUSE_RATIOS, type HouseRatio, printHouse } from './house-print.ts'

const RATIOS = Object.keys(HOUSE_RATIOS) as HouseRatio[]

test('changed drawings of houses get new addresses', () => {
  const choices = everyValue().flatMap(({ drawings }) => drawings.map(({ choice }) => choice))
  const drawn = choices.map((choice, i) => printHouse(choice, RATIOS[i % RATIOS.length] ?? '4x3'))
  const digest = digestOf(drawn)
  expect(HOUSE_EDITION, renewal('HOUSE_EDITION', digest)).toBe(digest)
})
