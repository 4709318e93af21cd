import { expect, test } from 'vitest'
import { navigationTarget } from './navigation-target.ts'

const pages = {
  places: new Set(['destination/monteverde', 'attraction/cano-island']),
  themes: new Set(['family']),
  words: new Set(['habitat/volcano', 'interest/food']),
  mapped: new Set(['cusco']),
}

test.each([
  ['/costa-rica/destinations/monteverde', 'page'],
  ['/costa-rica/attractions/cano-island', 'page'],
  ['/costa-rica/family-vacations', 'page'],
  ['/costa-rica/destinations/habitat/volcano', 'page'],
  ['/costa-rica/destinations/interest/food', 'page'],
  ['/costa-rica/tours', 'page'],
  ['/costa-rica/tours/rafting', 'page'],
  ['/peru/destinations/cusco', { onMap: 'cusco' }],
  // What is not written is not led to.
  ['/costa-rica/destinations/atlantis', null],
  ['/costa-rica/attractions/monteverde', null],
  ['/costa-rica/moonlight-vacations', null],
  ['/costa-rica/destinations/habitat/moon', null],
  ['/costa-rica/regions/monteverde', null],
  ['/costa-rica/nothing', null],
] as const)('%s leads to %j', (link, target) => {
  expect(navigationTarget(link, pages)).toEqual(target)
})
