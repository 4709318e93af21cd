import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Body, touch } from './place-labels.ts'
import { layOutStops, leaderBodies, markBody, nameBody, type Stop, type StopLayout } from './stop-layout.ts'

const SIZE = { width: 560, height: 700 }
const SCALES = { from: 0.5, to: 0.8 }
const FRAME = { size: SIZE, scales: SCALES, lines: [], taken: [] }

function stop(x: number, y: number, more: Partial<Stop> = {}): Stop {
  return { x, y, width: 34, height: 20, textWidth: 80, textHeight: 16, rank: 1, ...more }
}

function solids(one: Stop, { mark, name }: StopLayout): Body[] {
  return [markBody(one, mark), ...(name ? [nameBody(one, name)] : [])]
}

const anyStop = fc
  .record({
    x: fc.integer({ min: 90, max: 470 }),
    y: fc.integer({ min: 90, max: 610 }),
    textWidth: fc.integer({ min: 30, max: 140 }),
    rank: fc.constantFrom<Stop['rank']>(0, 1, 2),
  })
  .map(({ x, y, ...more }) => stop(x, y, more))

test('neither marks nor names touch, no line to a mark crosses them, and none leaves the map', () => {
  fc.assert(
    fc.property(fc.array(anyStop, { maxLength: 7 }), stops => {
      const layouts = layOutStops(stops, FRAME)
      const all = stops.map((one, i) => solids(one, layouts[i] ?? { mark: [0, 0], name: null }))
      for (const [i, own] of all.entries()) {
        const others = all.flatMap((bodies, j) => (j === i ? [] : bodies))
        const leader = leaderBodies(stops[i] ?? stop(0, 0), layouts[i]?.mark ?? [0, 0])
        for (const body of [...own, ...leader])
          expect(others.some(other => touch(body, other, SCALES))).toBe(false)
        for (const { x, y, left, right, top, bottom } of own) {
          expect(Math.min(x * 0.5 + left, y * 0.5 + top)).toBeGreaterThanOrEqual(0)
          expect(x * 0.5 + right).toBeLessThanOrEqual(280)
          expect(y * 0.5 + bottom).toBeLessThanOrEqual(350)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('a mark is on its point where there is room, and beside it where two are at one place', () => {
  const [alone] = layOutStops([stop(280, 350)], FRAME)
  expect(alone).toMatchObject({ mark: [0, 0], name: { anchor: 'start' } })
  const pair = layOutStops([stop(280, 350), stop(282, 351)], FRAME)
  expect(pair.map(({ mark }) => Math.hypot(...mark) > 0)).toEqual([true, true])
  expect(pair.every(({ name }) => name)).toBe(true)
})

test('no line strikes through a name: it goes to the other side', () => {
  const line = Array.from({ length: 60 }, (_, i) => ({
    ...{ x: 280 + 4 * i, y: 350, left: -2, right: 2, top: -2, bottom: 2 },
  }))
  const [layout] = layOutStops([stop(280, 350)], { ...FRAME, lines: line })
  expect(layout).toMatchObject({ mark: [0, 0], name: { anchor: 'end' } })
})

test('where there is no room for a name at all it is left out, the most important one last', () => {
  const wall = { x: 280, y: 350, left: -400, right: 400, top: 16, bottom: 400 }
  const roof = { ...wall, top: -400, bottom: -38 }
  const stops = [stop(240, 350), stop(300, 350, { rank: 0 }), stop(360, 350)]
  const layouts = layOutStops(stops, { ...FRAME, taken: [wall, roof] })
  expect(layouts[1]?.name).not.toBeNull()
  expect(layouts.filter(({ name }) => name === null)).not.toHaveLength(0)
})

test('the name of a place where one sleeps comes before those of two places on the way', () => {
  // In the row above the three there is room for a long name or for two short ones, and nowhere else for any.
  const frame = { x: 280, y: 350, left: -600, right: 600, top: -400, bottom: 400 }
  const taken = [
    { ...frame, bottom: -34 },
    { ...frame, top: 13 },
  ]
  const named = (rank: Stop['rank']) => {
    const stops = [
      stop(180, 350, { rank: 2, textWidth: 75 }),
      stop(280, 350, { rank, textWidth: 180 }),
      stop(380, 350, { rank: 2, textWidth: 75 }),
    ]
    return layOutStops(stops, { ...FRAME, taken }).map(({ name }) => name !== null)
  }
  expect(named(1)).toEqual([false, true, false])
  expect(named(2)).toEqual([true, false, true])
})
