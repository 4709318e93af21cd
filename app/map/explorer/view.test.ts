import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExplorerMark } from './explorer-schema.ts'
import {
  draggedView,
  heldView,
  kilometresPerPixel,
  levelAt,
  markNear,
  pointUnder,
  scaleBar,
  scaleOf,
  viewBetween,
  wholeNames,
  windowOf,
  zoomedView,
} from './view.ts'

const ground = {
  ...{ width: 2400, height: 1200, land: '', neighbours: '', borders: '', frontiers: '', lakes: '' },
  high: [],
  rivers: [],
  names: [],
  inset: null,
}
const map = { ground, sheet: { x: -600, y: -900, width: 3600, height: 3000 }, scales: [0.1, 0.2, 0.4, 0.8] }
const STAGE = { width: 1000, height: 800 }

const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
const view = fc.record({
  x: fc.integer({ min: 0, max: 2400 }),
  y: fc.integer({ min: 0, max: 1200 }),
  zoom: fc.double({ min: 1, max: 8, noNaN: true }),
})

describe('moving the map by hand', () => {
  test('keeps the same point under the finger', () => {
    fc.assert(
      fc.property(view, point, point, (start, from, to) => {
        const scale = scaleOf(map, STAGE, start.zoom)
        const grasped = pointUnder(start, scale, STAGE, from)
        const dragged = draggedView(start, scale, { x: to.x - from.x, y: to.y - from.y })
        const under = pointUnder(dragged, scale, STAGE, to)
        expect(under.x).toBeCloseTo(grasped.x)
        expect(under.y).toBeCloseTo(grasped.y)
      }),
    )
  })

  test('zooms around the pointer', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.3, max: 3, noNaN: true }), (start, at, factor) => {
        const around = pointUnder(start, scaleOf(map, STAGE, start.zoom), STAGE, at)
        const next = zoomedView(start, factor, around)
        const under = pointUnder(next, scaleOf(map, STAGE, next.zoom), STAGE, at)
        expect(under.x).toBeCloseTo(around.x)
        expect(under.y).toBeCloseTo(around.y)
      }),
    )
  })

  test('never moves the map off the screen, nor beyond its maximum zoom', () => {
    fc.assert(
      fc.property(
        view,
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -9000, max: 9000 }),
        (start, dx, dy) => {
          const held = heldView(map, STAGE, { ...start, x: start.x + dx, y: start.y + dy })
          const scale = scaleOf(map, STAGE, held.zoom)
          expect(scale).toBeLessThanOrEqual(0.8 + 1e-9)
          const [width, height] = [STAGE.width / scale, STAGE.height / scale]
          if (width <= map.sheet.width) {
            expect(held.x - width / 2).toBeGreaterThanOrEqual(map.sheet.x - 1e-6)
            expect(held.x + width / 2).toBeLessThanOrEqual(map.sheet.x + map.sheet.width + 1e-6)
          }
          if (height <= map.sheet.height)
            expect(held.y - height / 2).toBeGreaterThanOrEqual(map.sheet.y - 1e-6)
        },
      ),
    )
  })
})

describe('a view', () => {
  test('of the whole map fits the narrower side of the screen', () => {
    expect(scaleOf(map, STAGE, 1)).toBeCloseTo(1000 / 2400)
    expect(windowOf(map, { x: 1200, y: 600, zoom: 2 })).toEqual({ x: 600, y: 300, width: 1200, height: 600 })
  })

  test('in between starts and ends correctly, and a zoom keeps one point fixed', () => {
    const [from, to] = [
      { x: 1200, y: 600, zoom: 1 },
      { x: 300, y: 200, zoom: 4 },
    ]
    expect(viewBetween(from, to, 0)).toEqual(from)
    expect(viewBetween({ ...from, x: 333.3 }, { ...to, x: 0.1 }, 1)).toEqual({ ...to, x: 0.1 })
    const fixed = (x: number, zoom: number) => (x - 0) * zoom
    const [a, b] = [viewBetween(from, to, 0.3), viewBetween(from, to, 0.7)]
    const still = (from.x * from.zoom - to.x * to.zoom) / (from.zoom - to.zoom)
    expect(fixed(a.x - still, a.zoom)).toBeCloseTo(fixed(b.x - still, b.zoom))
    expect(viewBetween(from, { ...to, zoom: 1 }, 0.5)).toEqual({ x: 750, y: 400, zoom: 1 })
  })

  test('has a level by its scale', () => {
    expect([0.05, 0.1, 0.39, 0.5, 0.8, 2].map(scale => levelAt(map.scales, scale))).toEqual([
      0, 0, 1, 2, 2, 2,
    ])
  })
})

describe('the name of a sea', () => {
  const sea = { kind: 'water', text: 'Sea', x: 1200, y: 600, angle: 0, from: 0.3, length: 100 } as const
  const named = (x: number, scale: number, angle = 0) => {
    const ground = { ...map.ground, names: [{ ...sea, angle }] }
    return wholeNames({ ground }, { x, y: 600, zoom: 1 }, scale, STAGE).length
  }

  test('is shown from the scale at which it has room', () => {
    expect([named(1200, 0.29), named(1200, 0.31)]).toEqual([0, 1])
  })

  test('is hidden if the edge of the screen would cut it, rotated or not', () => {
    expect([named(1200 + 449, 1), named(1200 + 451, 1)]).toEqual([1, 0])
    expect(named(1200 + 460, 1, 90)).toBe(1)
  })
})

describe('a press', () => {
  const marks: ExplorerMark[] = [
    { key: 'near', name: 'Near', kind: 'stop', x: 100, y: 100, labelPositions: ['-', 'e', 'e'] },
    { key: 'small', name: 'Small', kind: 'sight', x: 104, y: 100, labelPositions: ['.', '.', 'w'] },
  ]

  test('selects the nearest visible mark within reach', () => {
    expect(markNear({ ...map, marks }, { x: 106, y: 100 }, 0.1)?.key).toBe('near')
    expect(markNear({ ...map, marks }, { x: 106, y: 100 }, 0.5)?.key).toBe('small')
    expect(markNear({ ...map, marks }, { x: 400, y: 100 }, 0.5)).toBeNull()
  })
})

describe('the scale bar', () => {
  test('has a round length, within its maximum', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), perPixel => {
        const { kilometres, pixels } = scaleBar(perPixel, 110)
        expect(String(kilometres)).toMatch(/^(0\.0*)?[125]0*$/)
        expect(pixels).toBeLessThanOrEqual(110)
        expect(pixels).toBeGreaterThan(40)
        expect(pixels * perPixel).toBeCloseTo(kilometres, -Math.log10(perPixel))
      }),
    )
  })

  test('is correct at the equator and at 60 degrees', () => {
    const mercator = { radian: 1000, equator: 0 }
    expect(kilometresPerPixel({ mercator }, 0, 1)).toBeCloseTo(6.371)
    const sixty = -1000 * Math.log(Math.tan(Math.PI / 4 + Math.PI / 6))
    expect(kilometresPerPixel({ mercator }, sixty, 1)).toBeCloseTo(6.371 / 2)
  })
})
