import { describe, expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'
import { heightAlong, last, leftToRight, noise, nth, plot, range } from './numbers.ts'

describe('lists', () => {
  test('range counts from 0 to 1, and a single item is at 0', () => {
    expect(range(3, (index, t) => [index, t])).toEqual([
      [0, 0],
      [1, 0.5],
      [2, 1],
    ])
    expect(range(1, (_, t) => t)).toEqual([0])
    expect(range(0, () => 'never')).toEqual([])
  })

  test('an index out of range is an error', () => {
    expect(nth(['a', 'b'], 1)).toBe('b')
    expect(() => nth(['a', 'b'], 2)).toThrow(RangeError)
    expect(() => last([])).toThrow(RangeError)
  })

  test('points are sorted without modifying the list', () => {
    const points = [
      [3, 0],
      [1, 1],
    ] as const
    expect(leftToRight(points)).toEqual([
      [1, 1],
      [3, 0],
    ])
    expect(points[0]).toEqual([3, 0])
  })

  test('coordinates are put on the canvas pair by pair', () => {
    expect(
      plot(
        [1, 2, 3, 4],
        x => x * 10,
        y => 100 - y,
      ),
    ).toEqual([
      [10, 98],
      [30, 96],
    ])
    expect(() =>
      plot(
        [1, 2, 3],
        x => x,
        y => y,
      ),
    ).toThrow(RangeError)
  })
})

test('the height along a line is level beyond its ends', () => {
  const height = heightAlong([
    [0, 10],
    [10, 20],
    [20, 0],
  ])
  expect([-5, 0, 5, 10, 15, 20, 99].map(height)).toEqual([10, 10, 15, 20, 10, 0, 0])
})

test('noise is smooth, bounded and the same for the same chance', () => {
  const [wave, again] = [noise(chanceFrom('hill')), noise(chanceFrom('hill'))]
  for (let x = -40; x < 40; x += 0.1) {
    expect(Math.abs(wave(x))).toBeLessThanOrEqual(1)
    expect(Math.abs(wave(x + 0.01) - wave(x))).toBeLessThan(0.1)
    expect(again(x)).toBe(wave(x))
  }
})
