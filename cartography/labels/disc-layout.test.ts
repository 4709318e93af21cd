import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadDiscs } from './disc-layout.ts'

const FRAME = { width: 560, height: 700 }

describe('overlapping discs', () => {
  const disc = fc.record({
    x: fc.integer({ min: 0, max: 560 }),
    y: fc.integer({ min: 0, max: 700 }),
    radius: fc.constant(12),
  })

  test('are moved apart, within the frame', () => {
    fc.assert(
      fc.property(fc.array(disc, { maxLength: 12 }), discs => {
        const points = spreadDiscs(discs, FRAME)
        for (const [i, [x, y]] of points.entries()) {
          expect(Math.min(x, y, 560 - x, 700 - y)).toBeGreaterThanOrEqual(12)
          for (const [ox, oy] of points.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(20)
        }
      }),
    )
  })

  test('are not moved if they do not overlap', () => {
    const discs = [
      { x: 100, y: 100, radius: 12 },
      { x: 140, y: 100, radius: 12 },
    ]
    expect(spreadDiscs(discs, FRAME)).toEqual([
      [100, 100],
      [140, 100],
    ])
  })
})
