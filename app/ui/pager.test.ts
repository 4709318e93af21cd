import { expect, test } from 'vitest'
import { pagesShown } from './pager.tsx'

test('a few pages are all shown', () => {
  expect(pagesShown(1, 2)).toEqual([1, 2])
  expect(pagesShown(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  [1, [1, 2, 3, 4, 28]],
  [2, [1, 2, 3, 4, 28]],
  [14, [1, 13, 14, 15, 28]],
  [28, [1, 25, 26, 27, 28]],
])('of many pages, page %i shows the first, the last and its neighbours', (page, shown) => {
  expect(pagesShown(page, 28)).toEqual(shown)
})
