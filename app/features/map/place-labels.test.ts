import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LabelledDisc, type LabelSpot, placeLabels, textWidth } from './place-labels.ts'

const FRAME = { width: 560, height: 700 }

const disc = fc.record({
  x: fc.integer({ min: 0, max: FRAME.width }),
  y: fc.integer({ min: 0, max: FRAME.height }),
  radius: fc.integer({ min: 6, max: 26 }),
  textWidth: fc.integer({ min: 20, max: 240 }),
  textHeight: fc.integer({ min: 12, max: 32 }),
})

function box({ x, y, anchor }: LabelSpot, { textWidth: width, textHeight: height }: LabelledDisc) {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

function placed(discs: LabelledDisc[], avoid?: [number, number][]) {
  return placeLabels(discs, { ...FRAME, avoid }).flatMap((spot, i) => {
    const owner = discs[i]
    return spot && owner ? [box(spot, owner)] : []
  })
}

describe('names on a map', () => {
  test('touch neither each other, nor a disc, nor the edge, wherever the places lie', () => {
    fc.assert(
      fc.property(fc.array(disc, { maxLength: 25 }), discs => {
        const boxes = placed(discs)
        for (const [i, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0)
          expect(a.top).toBeGreaterThanOrEqual(0)
          expect(a.right).toBeLessThanOrEqual(FRAME.width)
          expect(a.bottom).toBeLessThanOrEqual(FRAME.height)
          for (const b of boxes.slice(i + 1)) {
            const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
            expect(apart).toBe(true)
          }
          for (const { x, y, radius } of discs) {
            const dx = Math.max(a.left - x, 0, x - a.right)
            const dy = Math.max(a.top - y, 0, y - a.bottom)
            expect(Math.hypot(dx, dy)).toBeGreaterThan(radius)
          }
        }
      }),
    )
  })

  test('always find room for a place alone in the middle', () => {
    fc.assert(
      fc.property(disc, one => {
        expect(placed([{ ...one, x: 280, y: 350 }])).toHaveLength(1)
      }),
    )
  })

  test('stand to the right, and to the left at the right edge', () => {
    const one = { x: 100, y: 100, radius: 10, textWidth: 80, textHeight: 20 }
    expect(placeLabels([one], FRAME)[0]).toEqual({ x: 115, y: 100, anchor: 'start' })
    expect(placeLabels([{ ...one, x: 520 }], FRAME)[0]).toEqual({ x: 505, y: 100, anchor: 'end' })
  })

  test('step aside for a line', () => {
    const one = { x: 280, y: 350, radius: 10, textWidth: 80, textHeight: 20 }
    const line = Array.from({ length: 12 }, (_, i) => [290 + 8 * i, 350] as [number, number])
    expect(placeLabels([one], { ...FRAME, avoid: line })[0]?.anchor).toBe('end')
  })

  test('give way to a number where there is no room', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({
      x: 280 + 22 * (i % 3),
      y: 350 + 22 * Math.floor(i / 3),
      radius: 10,
      textWidth: 120,
      textHeight: 20,
    }))
    const spots = placeLabels(crowd, FRAME)
    expect(spots[4]).toBeUndefined()
    expect(spots.filter(Boolean).length).toBeGreaterThanOrEqual(6)
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

  test.each(MEASURED)('%s is not underrated, nor by much overrated', (name, measured) => {
    expect(textWidth(name, 100)).toBeGreaterThanOrEqual(measured)
    expect(textWidth(name, 100)).toBeLessThan(measured * 1.15)
  })
})
