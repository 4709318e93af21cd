import { describe, expect, test } from 'vitest'
import type { LonLat } from '#cartography/curves/route.ts'
import { type CountryFrame, countryFrame } from './map-geometry.server.ts'

const CAPITALS: Record<string, LonLat> = {
  PE: [-77.04, -12.05],
  CR: [-84.08, 9.93],
  VN: [105.85, 21.03],
  EC: [-78.47, -0.18],
  TH: [100.5, 13.75],
  BZ: [-88.77, 17.25],
  ID: [106.82, -6.2],
  GT: [-90.51, 14.63],
  PA: [-79.52, 8.98],
  LA: [102.6, 17.97],
  KH: [104.92, 11.56],
  TZ: [35.75, -6.16],
  KE: [36.82, -1.29],
  RW: [30.06, -1.95],
  UG: [32.58, 0.35],
}
const SIZE = { width: 640, height: 600, padding: 32 }
const GALAPAGOS: LonLat = [-90.31, -0.74]

describe.each(Object.entries(CAPITALS))('the map of %s', (code, capital) => {
  const frame = countryFrame(code, SIZE)

  test('has its capital inside the padding', () => {
    const [x, y] = frame.project(capital)
    expect(x).toBeGreaterThan(SIZE.padding)
    expect(x).toBeLessThan(SIZE.width - SIZE.padding)
    expect(y).toBeGreaterThan(SIZE.padding)
    expect(y).toBeLessThan(SIZE.height - SIZE.padding)
  })

  test('has land, neighbours if any are in view, and at most 6 KB of both', () => {
    expect(frame.land).toMatch(/^M/)
    expect(frame.neighbours).toMatch(/^M/)
    expect((frame.land + frame.neighbours + frame.lakes + frame.borders).length).toBeLessThanOrEqual(6000)
  })

  test('draws nothing outside the frame', () => {
    for (const path of [frame.land, frame.neighbours, frame.lakes]) {
      for (const [x, y] of corners(path)) {
        expect(x).toBeGreaterThanOrEqual(-3.1)
        expect(x).toBeLessThanOrEqual(SIZE.width + 3.1)
        expect(y).toBeGreaterThanOrEqual(-3.1)
        expect(y).toBeLessThanOrEqual(SIZE.height + 3.1)
      }
    }
  })
})

describe('a frame', () => {
  const frame = countryFrame('CR', SIZE)

  test('has north up and east to the right, at one scale', () => {
    const [west, east] = [frame.project([-85, 10]), frame.project([-84, 10])]
    const [south, north] = [frame.project([-84, 9.5]), frame.project([-84, 10.5])]
    expect(east[0]).toBeGreaterThan(west[0])
    expect(east[1]).toBe(west[1])
    expect(north[1]).toBeLessThan(south[1])
    expect((south[1] - north[1]) / (east[0] - west[0])).toBeCloseTo(1 / Math.cos((10 * Math.PI) / 180), 1)
  })

  test('distinguishes land from the sea and from lakes', () => {
    expect(frame.onLand(frame.project([-84.08, 9.93]))).toBe(true)
    expect(frame.onLand(frame.project([-85.5, 9]))).toBe(false)
    const uganda = countryFrame('UG', SIZE)
    expect(uganda.onLand(uganda.project([32.5, 1.5]))).toBe(true)
    expect(uganda.onLand(uganda.project([33, -0.5]))).toBe(false)
  })

  test('is drawn once and cached', () => {
    expect(countryFrame('CR', { ...SIZE })).toBe(frame)
    expect(countryFrame(['PA', 'CR'], SIZE)).toBe(countryFrame(['CR', 'PA'], SIZE))
    expect(countryFrame('CR', { ...SIZE, include: [[-84.1, 9.9]] })).toBe(frame)
  })

  test('shows the border between two requested countries, and none within one', () => {
    expect(frame.borders).toBe('')
    expect(countryFrame(['CR', 'PA'], SIZE).borders).toMatch(/^M/)
  })

  test('meets a smaller byte budget by drawing coarser', () => {
    const coarse = countryFrame('CR', { ...SIZE, budget: 2000 })
    expect((coarse.land + coarse.neighbours).length).toBeLessThanOrEqual(2000)
    expect(coarse.land).toMatch(/^M/)
  })

  test.each(['NP', 'CU', 'MA', 'CL'])('draws countries without written pages as well: %s', code => {
    expect(countryFrame(code, SIZE).land).toMatch(/^M/)
  })

  test('refuses an unknown code', () => {
    expect(() => countryFrame('XX', SIZE)).toThrow(RangeError)
  })
})

describe('far islands', () => {
  const quito: LonLat = [-78.47, -0.18]
  const cuenca: LonLat = [-79.01, -2.9]

  test('do not shrink the mainland: Cocos Island is left out', () => {
    expect(degreesWide(countryFrame('CR', SIZE))).toBeLessThan(5)
  })

  test('are drawn in an inset where they matter', () => {
    const frame = countryFrame('EC', SIZE)
    const { left = 0, right = 0, top = 0, bottom = 0 } = frame.inset ?? {}
    const [x, y] = frame.project(GALAPAGOS)
    expect(x > left && x < right && y > top && y < bottom).toBe(true)
    expect(right).toBeLessThan(frame.project(cuenca)[0])
    expect(frame.onLand([x, y])).toBe(true)
    expect(degreesWide(frame)).toBeLessThan(12)
  })

  test('have their true position if a trip goes nowhere else, and an inset when it flies there', () => {
    const focused = (...focus: LonLat[]) => countryFrame('EC', { ...SIZE, focus })
    expect(focused(quito, cuenca).inset).toBeNull()
    expect(focused(GALAPAGOS).inset).toBeNull()
    expect(focused(quito, GALAPAGOS).inset).not.toBeNull()
  })

  test('are shown with a place on them', () => {
    const frame = countryFrame('CR', { ...SIZE, include: [[-87.06, 5.53]] })
    expect(frame.project([-87.06, 5.53])[0]).toBeGreaterThanOrEqual(SIZE.padding - 1)
    expect(frame.project([-84.08, 9.93])[0]).toBeLessThan(SIZE.width - SIZE.padding)
  })
})

describe('a focus', () => {
  test('fits the places instead of the country', () => {
    const cusco: LonLat = [-71.97, -13.53]
    const puno: LonLat = [-70.02, -15.84]
    const frame = countryFrame('PE', { ...SIZE, focus: [cusco, puno] })
    expect(degreesWide(frame)).toBeLessThan(degreesWide(countryFrame('PE', SIZE)) / 2)
    for (const [x, y] of [frame.project(cusco), frame.project(puno)]) {
      expect(Math.min(x, y, SIZE.width - x, SIZE.height - y)).toBeGreaterThanOrEqual(SIZE.padding - 1)
    }
  })

  test('of one place still shows its surroundings', () => {
    expect(degreesWide(countryFrame('PE', { ...SIZE, focus: [[-71.97, -13.53]] }))).toBeGreaterThan(3)
  })
})

function degreesWide(frame: CountryFrame): number {
  return frame.width / (frame.project([1, 0])[0] - frame.project([0, 0])[0])
}

/** The points of a path of `M x y l dx dy …` pieces. */
function corners(path: string): LonLat[] {
  return path
    .split('M')
    .slice(1)
    .flatMap(piece => {
      let [x, y] = [0, 0]
      const numbers = piece.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
      return numbers.flatMap((value, i) => {
        if (i % 2 === 0) x += value
        else y += value
        return i % 2 === 0 ? [] : [[x, y] as const]
      })
    })
}
