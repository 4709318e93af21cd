import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LabelPosition, labelLevels, type Mark } from './label-levels.ts'
import { type Body, discBody, labelBody, touch } from './place-labels.ts'

const SCALES = [0.2, 0.4, 0.8, 1.6, 3.2]

function mark(x: number, y: number, more: Partial<Mark> = {}): Mark {
  return { x, y, radius: 10, core: 7, textWidth: 90, textHeight: 16, rank: 0, ...more }
}

const anyMark = fc
  .record({
    x: fc.integer({ min: 0, max: 1200 }),
    y: fc.integer({ min: 0, max: 900 }),
    rank: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ x, y, rank }) =>
    mark(x, y, { rank, yields: rank === 3, nameOnly: rank === 2, insists: rank === 0 }),
  )

/** The area of a mark's name, if it is shown. */
function nameOf(one: Mark, labelPosition: LabelPosition | undefined): Body[] {
  if (labelPosition === undefined || labelPosition === '-' || labelPosition === '.') return []
  if (labelPosition !== 'c') return [labelBody(one, labelPosition)]
  const [right, bottom] = [one.textWidth / 2, one.textHeight / 2]
  return [{ x: one.x, y: one.y, left: -right, right, top: -bottom, bottom }]
}

describe('labels at every scale', () => {
  test('never touch each other or another visible mark', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 20 }), marks => {
        const labelPositions = labelLevels(marks, { scales: SCALES })
        for (let level = 0; level + 1 < SCALES.length; level++) {
          const range = { from: SCALES[level] ?? 0, to: SCALES[level + 1] ?? 0 }
          const names = marks.map((one, i) => nameOf(one, labelPositions[i]?.[level]))
          const discs = marks.map((one, i) =>
            labelPositions[i]?.[level] === '.' || one.nameOnly ? [] : [discBody(one)],
          )
          for (const [i, own] of names.entries()) {
            const others = [...names, ...discs].flatMap((bodies, j) => (j % marks.length === i ? [] : bodies))
            for (const body of own) expect(others.some(other => touch(body, other, range))).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('increase with the scale: of a crowd few are shown at first and more later', () => {
    const close = labelLevels(
      Array.from({ length: 9 }, (_, i) => mark(500 + 30 * (i % 3), 500 + 30 * Math.floor(i / 3))),
      { scales: SCALES },
    )
    const named = (level: number) => close.filter(levels => levels[level] !== '-').length
    expect(named(0)).toBeLessThan(9)
    expect(named(3)).toBeGreaterThan(named(0))
  })

  test('of two marks at one place the more important is shown, in either order', () => {
    const [minor, major] = [mark(500, 500, { rank: 3, yields: true }), mark(502, 500)]
    const [hidden, shown] = labelLevels([minor, major], { scales: [0.2, 0.4] })
    expect([hidden, shown?.includes('.')]).toEqual([['.'], false])
  })

  test('avoid other things at each level', () => {
    const one = mark(600, 400)
    const around = { x: 600, y: 400, left: -200, right: 200, top: -60, bottom: 60 }
    const taken = (level: number) => (level === 0 ? [around] : [])
    expect(labelLevels([one], { scales: [1, 1.1, 1.2] })).toEqual([['e', 'e']])
    expect(labelLevels([one], { scales: [1, 1.1, 1.2], taken })).toEqual([['-', 'e']])
  })

  test('are given to important marks first', () => {
    const taken = (): Body[] => [{ x: 0, y: 0, left: 0, right: 2000, top: 0, bottom: 95 }]
    const crowd = [mark(500, 500, { rank: 1 }), mark(500, 520, { rank: 0 }), mark(500, 480, { rank: 1 })]
    const labelPositions = labelLevels(crowd, { scales: [0.2, 0.3], taken })
    expect(labelPositions[1]?.[0]).not.toBe('-')
  })

  test('leave out a sight overlapped by a destination, until they separate', () => {
    const [, sight] = labelLevels([mark(500, 500), mark(520, 500, { rank: 3, yields: true })], {
      scales: SCALES,
    })
    expect(sight?.[0]).toBe('.')
    expect(sight?.at(-1)).not.toBe('.')
  })

  test('a name that insists takes the room of sights that yield, and is not lost for being long', () => {
    const sights = [0, 45, 90, 135, 180, 225, 270, 315].map(angle => {
      const turn = (angle * Math.PI) / 180
      return mark(500 + 24 * Math.cos(turn), 500 + 24 * Math.sin(turn), { rank: 3, yields: true })
    })
    const town = mark(500, 500, { textWidth: 180, core: 5 })
    const scales = [1, 1.2]
    const [shy] = labelLevels([{ ...town, radius: 5 }, ...sights], { scales })
    expect(shy).toEqual(['-'])
    const [name, ...others] = labelLevels([{ ...town, radius: 5, insists: true }, ...sights], { scales })
    expect(name).not.toEqual(['-'])
    expect(others.flat().filter(each => each === '.')).not.toEqual([])
    expect(others.flat().every(each => each === '.')).toBe(false)
  })

  test('place a region’s name on its exact point, if there is room', () => {
    const region = mark(500, 500, { rank: 2, nameOnly: true })
    expect(labelLevels([region], { scales: [0.2, 0.3] })[0]).toEqual(['c'])
    expect(labelLevels([region, mark(505, 500)], { scales: [0.2, 0.3] })[0]).toEqual(['.'])
  })

  test('a centred name waits for a suitable scale', () => {
    const region = mark(500, 500, { rank: 2, nameOnly: true, isFit: scale => scale > 0.5 })
    expect(labelLevels([region], { scales: SCALES })[0]).toEqual(['.', '.', 'c', 'c'])
  })
})
