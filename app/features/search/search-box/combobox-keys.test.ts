import { expect, it } from 'vitest'
import { moveActive } from './search-list.tsx'

it.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, null],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['ArrowLeft', 1, undefined],
  ['a', 1, undefined],
])('%s from %j leads to %j', (key, from, to) => {
  expect(moveActive(key, from, 3)).toBe(to)
})

it('does nothing in an empty list', () => {
  expect(moveActive('ArrowDown', null, 0)).toBeUndefined()
})
