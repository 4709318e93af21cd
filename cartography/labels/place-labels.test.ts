import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Body, discBody, type LabelledDisc, labelBody, placeLabels, textWidth } from './place-labels.ts'

const SIZE = { width: 560, height: 700 }
const ONCE = { from: 1, to: 1.5 }

const disc = fc.record({
  x: fc.integer({ min: 0, max: SIZE.width }),
  y: fc.integer({ min: 0, max: SIZE.height }),
  radius: fc.integer({ min: 6, max: 26 }),
  textWidth: fc.integer({ min: 20, max: 240 }),
  textHeight: fc.integer({ min: 12, max: 32 }),
})

/** The screen area of a body at a scale. */
function box({ x, y, left, right, top, bottom }: Body, scale: number) {
  return {
    left: x * scale + left,
    right: x * scale + right,
    top: y * scale + top,
    bottom: y * scale + bottom,
  }
}

function names(discs: LabelledDisc[], scales = ONCE): Body[] {
  return placeLabels(discs, { size: SIZE, scales }).flatMap((side, i) => {
    const owner = discs[i]
    return side && owner ? [labelBody(owner, side)] : []
  })
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

function apart(a: ReturnType<typeof box>, b: ReturnType<typeof box>): boolean {
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
}

describe('names on a map', () => {
  test('may be directly above or below another’s disc only if they are short', () => {
    const sidesOf = (textWidth: number) => {
      const plateau = { x: 465, y: 494, radius: 10, core: 7, textWidth, textHeight: 16 }
      const town = { ...plateau, x: 437, y: 511, textWidth: 45 }
      return placeLabels([plateau, town], { size: SIZE, scales: ONCE })
    }
    expect(sidesOf(90)).toEqual(['nw', 'w'])
    expect(sidesOf(230)).toEqual([undefined, 'w'])
  })

  test('touch neither each other, nor a disc, nor the edge, for any places and at every scale', () => {
    const scale = fc.double({ min: 0.5, max: 4, noNaN: true })
    fc.assert(
      fc.property(fc.array(disc, { maxLength: 25 }), scale, scale, (discs, one, other) => {
        const scales = { from: Math.min(one, other), to: Math.max(one, other) + 0.1 }
        const bodies = names(discs, scales)
        for (const at of [scales.from, (scales.from + scales.to) / 2, scales.to]) {
          const boxes = bodies.map(body => box(body, at))
          for (const [i, a] of boxes.entries()) {
            expect(a.left).toBeGreaterThanOrEqual(0)
            expect(a.top).toBeGreaterThanOrEqual(0)
            expect(a.right).toBeLessThanOrEqual(SIZE.width * at)
            expect(a.bottom).toBeLessThanOrEqual(SIZE.height * at)
            for (const b of boxes.slice(i + 1)) expect(apart(a, b)).toBe(true)
            const own = bodies[i]
            for (const one of discs.filter(({ x, y }) => x !== own?.x || y !== own?.y))
              expect(apart(a, box(discBody(one), at))).toBe(true)
          }
        }
      }),
    )
  })

  test('always fit for a single place in the middle', () => {
    fc.assert(
      fc.property(disc, one => {
        expect(names([{ ...one, x: 280, y: 350 }])).toHaveLength(1)
      }),
    )
  })

  const one = { x: 280, y: 350, radius: 10, textWidth: 80, textHeight: 20 }
  const sideOf = (place: LabelledDisc, avoid?: [number, number][]) =>
    placeLabels([place], { size: SIZE, scales: ONCE, avoid: avoid ?? [] })[0]

  test('are on the right, and on the left at the right edge', () => {
    expect(sideOf({ ...one, x: 100 })).toBe('e')
    expect(sideOf({ ...one, x: 520 })).toBe('w')
  })

  test('avoid a line', () => {
    const line = Array.from({ length: 12 }, (_, i) => [290 + 8 * i, 350] as [number, number])
    expect(sideOf(one, line)).toBe('w')
  })

  test('are left out if every position is on a line and they must avoid lines', () => {
    const across = range(40).flatMap(column =>
      range(30).map(row => [160 + 6 * column, 260 + 6 * row] as [number, number]),
    )
    expect(sideOf(one, across)).toBeDefined()
    expect(sideOf({ ...one, avoidsLines: true }, across)).toBeUndefined()
  })

  test('prefer their previous position', () => {
    expect(sideOf({ ...one, before: 'w' })).toBe('w')
  })

  test('leave every other name a position, rather than taking its last', () => {
    const places = [
      [110, 40],
      [130, 110],
      [40, 130],
    ].map(([x = 0, y = 0]) => ({ x, y, radius: 10, textWidth: 60, textHeight: 20 }))
    expect(placeLabels(places, { size: { width: 160, height: 160 }, scales: ONCE })).toEqual(['w', 'nw', 'e'])
  })

  test('are left out if there is no room', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({
      x: 280 + 22 * (i % 3),
      y: 350 + 22 * Math.floor(i / 3),
      radius: 10,
      textWidth: 120,
      textHeight: 20,
    }))
    const sides = placeLabels(crowd, { size: SIZE, scales: ONCE })
    expect(sides[4]).toBeUndefined()
    expect(sides.filter(Boolean).length).toBeGreaterThanOrEqual(6)
  })
})

describe('the width of a name', () => {
  /** Measured in Rosario 700, in hundredths of the size. */
  const MEASURED: [string, number][] = [
    ['San José', 351],
    ['Monteverde', 506],
    ['Bahía Drake', 511],
    ['Phú Quốc', 418],
    ['Puerto Viejo de Talamanca', 1126],
    ['Machu Picchu', 594],
  ]

  test.each(MEASURED)('%s is not underestimated, nor overestimated by much', (name, measured) => {
    expect(textWidth(name, 100)).toBeGreaterThanOrEqual(measured)
    expect(textWidth(name, 100)).toBeLessThan(measured * 1.15)
  })
})
