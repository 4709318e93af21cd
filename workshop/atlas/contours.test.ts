import { describe, expect, test } from 'vitest'
import { contours, refined } from './contours.ts'
import { areaOf } from './lines.ts'

function surface(rows: number[][]) {
  return { width: rows[0]?.length ?? 0, height: rows.length, values: Float32Array.from(rows.flat()) }
}

describe('contours', () => {
  test('surround a hill, between the lower and the higher points', () => {
    const hill = surface([
      [0, 0, 0],
      [0, 8, 0],
      [0, 0, 0],
    ])
    const rings = contours(hill, 4)
    expect(rings).toHaveLength(1)
    expect(rings[0]?.toSorted()).toEqual([
      [0.5, 1],
      [1, 0.5],
      [1, 1.5],
      [1.5, 1],
    ])
  })

  test('run the other way round a hollow', () => {
    const crater = surface([
      [0, 0, 0, 0, 0],
      [0, 9, 9, 9, 0],
      [0, 9, 0, 9, 0],
      [0, 9, 9, 9, 0],
      [0, 0, 0, 0, 0],
    ])
    const areas = contours(crater, 4.5).map(areaOf)
    expect(areas.map(Math.sign).toSorted()).toEqual([-1, 1])
  })

  test('are closed where high ground reaches the surface’s edge', () => {
    const rings = contours(
      surface([
        [5, 5],
        [5, 5],
      ]),
      1,
    )
    expect(rings).toHaveLength(1)
    expect(Math.abs(areaOf(rings[0] ?? []))).toBeGreaterThan(1)
  })
})

test('a refined surface stays within the range of the original', () => {
  const { width, height, values } = refined(
    surface([
      [0, 0, 0, 0],
      [0, 10, 10, 0],
      [0, 10, 10, 0],
      [0, 0, 0, 0],
    ]),
    4,
  )
  expect([width, height]).toEqual([16, 16])
  expect(Math.max(...values)).toBeLessThanOrEqual(10)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
})
