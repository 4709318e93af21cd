import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type CountryGround, countryGround } from './ground-data.server.ts'
import { type CountryFrame, countryFrame } from './map-geometry.server.ts'

const CODES = ['PE', 'CR', 'VN', 'EC', 'TH', 'BZ', 'ID', 'GT', 'PA', 'LA', 'KH', 'TZ', 'KE', 'RW', 'UG']
const SIZE = { width: 1600, height: 1600, padding: 40, budget: 60_000 }

function weight(name: string): number {
  return brotliCompressSync(readFileSync(join(import.meta.dirname, 'data', `${name}.json`))).length
}

/** The share of a country's rivers that is at sea, beyond their mouths. */
function atSea(frame: CountryFrame, { rivers }: CountryGround): number {
  const { area, cell, columns, cells } = frame.mask()
  const points = rivers.flatMap(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, i) =>
      frame.project([points[2 * i] ?? 0, points[2 * i + 1] ?? 0]),
    ),
  )
  const seen = points.filter(
    ([x, y]) => x > cell && y > cell && x < frame.width - cell && y < frame.height - cell,
  )
  const wet = seen.filter(([x, y]) => {
    const [column, row] = [Math.floor((x - area.left) / cell), Math.floor((y - area.top) / cell)]
    const around = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => cells[(row + dy) * columns + column + dx]))
    return around.every(value => value === 0)
  })
  return wet.length / seen.length
}

describe.each(CODES)('the physical geography of %s', code => {
  const ground = countryGround(code)

  test('takes a few kilobytes', () => {
    expect(weight(code.toLowerCase())).toBeLessThan(10_000)
    expect(ground.high.map(rings => rings.length > 0)).toEqual([true, true])
    expect(ground.rivers.length).toBeGreaterThan(2)
  })

  test('has no river at sea, and its summits and parks on its own land', () => {
    const islands = code === 'EC' ? [[-91.35, 0.02] as const, [-80, -2] as const] : []
    const frame = countryFrame(code, { ...SIZE, include: islands })
    expect(atSea(frame, ground)).toBeLessThan(0.01)
    const afloat = [...ground.summits, ...ground.parks].filter(
      ({ lon, lat }) => !frame.atHome(frame.project([lon, lat])),
    )
    // Reefs and islands too small for the map.
    expect(
      afloat.map(({ name }) => name).filter(name => !/Reef|Similan|Wakatobi|Côn Đảo|Raja/.test(String(name))),
    ).toEqual([])
  })
})

test('the lakes of all countries take a few kilobytes', () => {
  expect(weight('lakes')).toBeLessThan(20_000)
})

describe('a frame', () => {
  const size = { width: 640, height: 600, padding: 32 }

  test('has two tones of high ground and two of rivers, within its byte budget', () => {
    const frame = countryFrame('CR', size)
    for (const path of [...frame.high, ...frame.rivers]) expect(path).toMatch(/^M/)
    expect([...frame.high, ...frame.rivers].join('').length).toBeLessThanOrEqual(6_000)
    const small = countryFrame('CR', { ...size, budget: 1_500 })
    expect([...small.high, ...small.rivers].join('').length).toBeLessThanOrEqual(1_500)
    expect(small.high[0]).toMatch(/^M/)
  })

  test('has the physical geography of every country it shows, and of no neighbour', () => {
    const inPanama = (codes: string[]) => {
      const frame = countryFrame(codes, {
        ...size,
        focus: [
          [-84, 9],
          [-80, 9],
        ],
      })
      const [border] = frame.project([-82.5, 9])
      const starts =
        frame.rivers
          .join('')
          .match(/M-?[\d.]+/g)
          ?.map(start => Number(start.slice(1))) ?? []
      return starts.filter(x => x > border).length
    }
    expect(inPanama(['CR', 'PA'])).toBeGreaterThan(5)
    expect(inPanama(['CR'])).toBe(0)
    expect(countryFrame('NP', size)).toMatchObject({ high: ['', ''], rivers: ['', ''] })
  })
})
