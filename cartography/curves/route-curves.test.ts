import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curvePoints, type Point } from './leg-curve.ts'
import type { TravelMode } from './route.ts'
import { type PlottedLeg, routeCurves, type Terrain } from './route-curves.ts'

const OPEN: Terrain = { width: 560, height: 700, discs: [], onLand: () => true }

function leg(from: Point, to: Point, mode: TravelMode, via: Point[] = []): PlottedLeg {
  return { from: from.join(), to: to.join(), mode, start: from, end: to, via }
}

function greatestBend({ points }: { points: Point[] }, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return Math.max(...points.map(([x, y]) => Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length))
}

const point = fc.tuple(fc.integer({ min: 100, max: 460 }), fc.integer({ min: 100, max: 600 }))
const farApart = fc.tuple(point, point).filter(([[ax, ay], [bx, by]]) => Math.hypot(ax - bx, ay - by) > 120)

describe('the curve of a leg', () => {
  test('is the same every time', () => {
    const legs = [leg([100, 100], [400, 300], 'road'), leg([400, 300], [120, 500], 'boat')]
    expect(routeCurves(legs, OPEN)).toEqual(routeCurves(structuredClone(legs), OPEN))
  })

  test('starts and ends at its places and bends gently between', () => {
    fc.assert(
      fc.property(farApart, fc.constantFrom<TravelMode>('road', 'boat', 'rail', 'foot'), ([a, b], mode) => {
        const [curve] = routeCurves([leg(a, b, mode)], OPEN)
        expect(curve?.points[0]).toEqual(a)
        expect(curve?.points.at(-1)?.[0]).toBeCloseTo(b[0])
        expect(curve?.points.at(-1)?.[1]).toBeCloseTo(b[1])
        if (mode !== 'boat') expect(greatestBend(curve ?? { points: [] }, a, b)).toBeLessThan(60)
      }),
    )
  })

  test('is straight by air, whatever is on the way', () => {
    const [curve] = routeCurves([leg([100, 100], [400, 500], 'air', [[120, 300]])], OPEN)
    expect(greatestBend(curve ?? { points: [] }, [100, 100], [400, 500])).toBeLessThan(0.5)
  })

  test('goes through the points on the way', () => {
    const [curve] = routeCurves([leg([100, 100], [400, 100], 'road', [[250, 260]])], OPEN)
    expect(curve?.path).toContain('250 260')
  })

  test('is empty from a place to itself', () => {
    expect(routeCurves([leg([100, 100], [100, 100], 'foot')], OPEN)[0]?.path).toBe('')
  })
})

describe('there and back', () => {
  const modes = fc.constantFrom<TravelMode>('road', 'boat', 'rail', 'air', 'foot')

  test('is one line, with or without points on the way', () => {
    fc.assert(
      fc.property(farApart, modes, fc.array(point, { maxLength: 2 }), ([a, b], mode, via) => {
        const [there, back] = routeCurves([leg(a, b, mode, via), leg(b, a, mode, via.toReversed())], OPEN)
        expect(back?.path).toBe(there?.path)
      }),
    )
  })

  test('by another mode of transport is another line', () => {
    const [road, boat] = routeCurves(
      [leg([100, 100], [400, 300], 'road'), leg([400, 300], [100, 100], 'boat')],
      OPEN,
    )
    const middle = road?.points[Math.floor(road.points.length / 2)] ?? [0, 0]
    const apart = Math.min(...(boat?.points ?? []).map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])))
    expect(apart).toBeGreaterThan(7)
  })
})

describe('land and water', () => {
  const gulf = ([x, y]: Point) => !(x > 200 && x < 300 && y > 280 && y < 420)

  test('keep a road round a gulf, and a boat on it', () => {
    const terrain = { ...OPEN, onLand: gulf }
    const [road] = routeCurves([leg([100, 300], [400, 300], 'road')], terrain)
    expect(road?.points.filter(p => !gulf(p)).length).toBeLessThanOrEqual(3)
    const [boat] = routeCurves([leg([210, 290], [290, 410], 'boat')], terrain)
    expect(boat?.points.every(p => !gulf(p))).toBe(true)
  })

  test('a road avoids a place where it does not stop', () => {
    const discs: Point[] = [
      [100, 300],
      [250, 300],
      [400, 300],
    ]
    const [road] = routeCurves([leg([100, 300], [400, 300], 'road')], { ...OPEN, discs })
    expect(Math.min(...(road?.points ?? []).map(([x, y]) => Math.hypot(x - 250, y - 300)))).toBeGreaterThan(
      12,
    )
  })
})

test('a curve through uneven nodes does not overshoot', () => {
  const points = curvePoints([
    [0, 0],
    [10, 0],
    [300, 5],
    [310, 200],
  ])
  expect(Math.max(...points.map(([x]) => x))).toBeLessThan(325)
  expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(0)
})
