import { expect, test } from 'vitest'
import { emptyMask, fillRect, fillRings, isAllValue } from './land-mask.ts'

const AREA = { left: -50, top: 0, right: 50, bottom: 50 }
/** A square with a hole in it. */
const SQUARE = [-40, 5, 40, 5, 40, 45, -40, 45]
const HOLE = [-10, 15, 10, 15, 10, 35, -10, 35]

function rect(left: number, top: number, right: number, bottom: number) {
  return { left, top, right, bottom }
}

test('land is where an odd number of rings is', () => {
  const mask = emptyMask(AREA, 100)
  fillRings(mask, [SQUARE, HOLE], 1)
  expect(isAllValue(mask, rect(-39, 6, -11, 44), 1)).toBe(true)
  expect(isAllValue(mask, rect(-9, 16, 9, 34), 0)).toBe(true)
  expect(isAllValue(mask, rect(-20, 20, 20, 30), 1)).toBe(false)
})

test('nothing fits that reaches over the edge', () => {
  const mask = emptyMask(AREA, 100)
  expect(isAllValue(mask, rect(-50, 0, 50, 50), 0)).toBe(true)
  expect(isAllValue(mask, rect(-52, 10, -40, 20), 0)).toBe(false)
  expect(isAllValue(mask, rect(40, 10, 52, 20), 0)).toBe(false)
})

test('a rectangle takes every cell it touches', () => {
  const mask = emptyMask(AREA, 100)
  fillRect(mask, rect(0.5, 10.5, 4.5, 12.5), 9)
  expect(isAllValue(mask, rect(0, 10, 5, 13), 9)).toBe(true)
  expect(isAllValue(mask, rect(5, 10, 8, 13), 0)).toBe(true)
})
