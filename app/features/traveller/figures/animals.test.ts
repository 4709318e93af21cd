import { expect, it } from 'vitest'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import { animalsOf } from './figures.ts'

const night = (...wildlife: string[]) => ({ wildlife }) as DaySky

it('names an animal once, even if several places list it', () => {
  const whales = [
    night('Humpback whale, calving in the gulf', 'Scarlet macaw'),
    null,
    night('Humpback whale'),
  ]
  expect(animalsOf(whales)).toEqual(['Humpback whale', 'Scarlet macaw'])
})

it('keeps the detail if only one place lists it', () => {
  expect(
    animalsOf([night('Humpback whale, from the north'), night('Humpback whale, from the north')]),
  ).toEqual(['Humpback whale, from the north'])
})
