import { expect, test } from 'vitest'
import { answers } from './navigation-target.ts'

const pages = {
  themes: new Set(['family']),
  words: new Set(['habitat/volcano', 'interest/food']),
  regions: new Set(['caribbean']),
}

test.each([
  ['/costa-rica/destinations/monteverde', true],
  ['/costa-rica/attractions/cano-island', true],
  ['/costa-rica/family-vacations', true],
  ['/costa-rica/destinations/habitat/volcano', true],
  ['/costa-rica/destinations/interest/food', true],
  ['/costa-rica/regions/caribbean', true],
  ['/costa-rica/tours', true],
  ['/costa-rica/tours/rafting', true],
  ['/costa-rica/moonlight-vacations', false],
  ['/costa-rica/destinations/habitat/moon', false],
  ['/costa-rica/regions/atlantis', false],
  ['/costa-rica/nothing', false],
  ['/costa-rica/tours/rafting/deeper', false],
])('%s answers: %s', (link, shown) => {
  expect(answers(link, pages)).toBe(shown)
})
