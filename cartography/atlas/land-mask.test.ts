import { expect, test } from 'vitest'
import { emptyMask, fillRect, fillRings, roomOn } from './land-mask.ts'

const AREA = { left: -50, top: 0, right: 50, bottom: 50 }
/** A square with a hole in it. */
const SQUARE = [-40, 5, 40, 5, 40, 45, -40, 45]
const HOLE = [-10, 15, 10, 15, 10, 35, -10, 35]

function rect(left: number, top: number, right: number, bottom: number) {
  return { left, top, right, bottom }
}

test('a point inside an odd number of rings is land', () => {
  const mask = emptyMask(AREA, 100)
  fillRings(mask, [SQUARE, HOLE], 1)
  expect(roomOn(mask, 1)(rect(-39, 6, -11, 44))).toBe(true)
  expect(roomOn(mask, 0)(rect(-9, 16, 9, 34))).toBe(true)
  expect(roomOn(mask, 1)(rect(-20, 20, 20, 30))).toBe(false)
})

test('nothing fits that extends over the edge', () => {
  const mask = emptyMask(AREA, 100)
  expect(roomOn(mask, 0)(rect(-50, 0, 50, 50))).toBe(true)
  expect(roomOn(mask, 0)(rect(-52, 10, -40, 20))).toBe(false)
  expect(roomOn(mask, 0)(rect(40, 10, 52, 20))).toBe(false)
})

test('a rectangle fills every cell it touches', () => {
  const mask = emptyMask(AREA, 100)
  fillRect(mask, rect(0.5, 10.5, 4.5, 12.5), 9)
  expect(roomOn(mask, 9)(rect(0, 10, 5, 13))).toBe(true)
  expect(roomOn(mask, 0)(rect(5, 10, 8, 13))).toBe(true)
})
