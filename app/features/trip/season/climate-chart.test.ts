import { describe, expect, it } from 'vitest'
import { drawClimate } from './place-season.tsx'

function year(highs: readonly number[], depth = 8) {
  return Array.from({ length: 12 }, (_, i) => {
    const high = highs[i % highs.length] ?? 0
    return { high, low: high - depth }
  })
}

/** The nodes of a path, without control points. */
function callsOf(path: string): [number, number][] {
  return [...path.matchAll(/[MLC]([^MLCZ]+)/g)].map(([, numbers = '']) => {
    const [x = Number.NaN, y = Number.NaN] = numbers.split(' ').map(Number).slice(-2)
    return [x, y]
  })
}

describe('the drawing of a year', () => {
  const { band, months } = drawClimate(year([28, 29, 29, 30, 30, 30, 29, 30, 31, 30, 29, 28]))

  it('has the warmest month highest and the coolest lowest', () => {
    const highest = Math.min(...months.map(({ highAt }) => highAt))
    expect(months[8]?.highAt).toBe(highest)
    expect(months[0]?.lowAt).toBe(Math.max(...months.map(({ lowAt }) => lowAt)))
    expect(months.every(({ highAt, lowAt }) => highAt < lowAt)).toBe(true)
  })

  it('leaves room for figures above and below', () => {
    expect(months.every(({ highAt, lowAt }) => highAt >= 16 && lowAt <= 84)).toBe(true)
  })

  it('passes the middle of every month, along the highs and back along the lows', () => {
    const calls = callsOf(band)
    for (const [i, { highAt, lowAt }] of months.entries()) {
      expect(calls).toContainEqual([i + 0.5, highAt])
      expect(calls).toContainEqual([i + 0.5, lowAt])
    }
    expect(band.endsWith('Z')).toBe(true)
  })

  it('continues from December and into January', () => {
    expect(callsOf(band)[0]).toEqual([-0.5, months[11]?.highAt])
    expect(callsOf(band)).toContainEqual([12.5, months[0]?.lowAt])
  })
})

it('does not exaggerate a mild year', () => {
  const { months } = drawClimate(year([24, 25], 4))
  const depth =
    Math.max(...months.map(({ lowAt }) => lowAt)) - Math.min(...months.map(({ highAt }) => highAt))
  expect(depth).toBeLessThan(30)
})

it('shows an extreme year in full, including below freezing', () => {
  const { months } = drawClimate(year([-20, 35], 10))
  expect(Math.min(...months.map(({ highAt }) => highAt))).toBe(16)
  expect(Math.max(...months.map(({ lowAt }) => lowAt))).toBe(84)
})

it('requires twelve months', () => {
  expect(() => drawClimate(year([20]).slice(1))).toThrow(RangeError)
})
