import { describe, expect, test } from 'vitest'
import { pathData, pen } from './pen.ts'

describe('pen', () => {
  test('takes absolute coordinates and writes relative ones', () => {
    expect(String(pen().M(10, 10).L(20, 5, 20, 15).H(0).V(0).Z())).toBe('M10 10l10-5 0 10h-20v-15z')
  })

  test('rounds to its grain without accumulating the error', () => {
    const steps = pen().M(0, 0)
    for (let i = 1; i <= 10; i++) steps.L(i * 0.4, i)
    expect(String(steps)).toBe('M0 0l0 1 1 1 0 1 1 1 0 1 0 1 1 1 0 1 1 1 0 1')
    expect(String(pen(10).M(0.44, -0.26).L(1, 1))).toBe('M.4-.3l.6 1.3')
  })

  test('leaves out a step that is rounded to nothing', () => {
    expect(String(pen().M(0, 0).L(0.2, 0.3, 5, 5))).toBe('M0 0l5 5')
  })

  test('starts from the first point after closing', () => {
    expect(
      String(
        pen()
          .polygon([
            [5, 5],
            [9, 5],
            [9, 9],
          ])
          .L(6, 6),
      ),
    ).toBe('M5 5l4 0 0 4zl1 1')
  })

  test('draws soft lines that end on the last point', () => {
    expect(
      String(
        pen().curve([
          [0, 0],
          [10, 10],
          [20, 0],
          [30, 10],
        ]),
      ),
    ).toBe('M0 0q10 10 15 5 5-5 15 5')
    expect(
      String(
        pen().blob([
          [0, 0],
          [10, 0],
          [10, 10],
        ]),
      ),
    ).toBe('M5 5q-5-5 0-5 5 0 5 5 0 5-5 0')
  })

  test('draws ellipses, lenses and dashes', () => {
    expect(String(pen().dot(10, 10, 4, 2))).toBe('M6 10a4 2 0 1 1 8 0a4 2 0 1 1-8 0')
    expect(String(pen().lens(10, 10, 8, 2))).toBe('M6 10q4-2 8 0-4 2-8 0')
    expect(String(pen().dash(0.4, 3, 5))).toBe('M0 3h5')
  })

  test('path data written by hand is rounded to tenths', () => {
    expect(pathData`M${1 / 3} 0V${-2.06}Z`).toBe('M0.3 0V-2.1Z')
  })
})
