import { describe, expect, it, test } from 'vitest'
import { awayInWords, byGroup, kilometresBetween, windFrom } from './place-page.ts'

const FORTUNA = { lat: 10.471, lon: -84.645 }

describe('how far and where', () => {
  it('is the great-circle distance: a degree of latitude is about 111 km', () => {
    expect(kilometresBetween({ lat: 10, lon: -84 }, { lat: 11, lon: -84 })).toBeCloseTo(111.2, 0)
    expect(kilometresBetween(FORTUNA, FORTUNA)).toBe(0)
  })

  it('is the shorter way across the date line', () => {
    expect(kilometresBetween({ lat: -17, lon: 179.5 }, { lat: -17, lon: -179.5 })).toBeLessThan(110)
  })

  test.each([
    ['n', 1, 0],
    ['ne', 1, 1],
    ['e', 0, 1],
    ['se', -1, 1],
    ['s', -1, 0],
    ['sw', -1, -1],
    ['w', 0, -1],
    ['nw', 1, -1],
  ] as const)('is %s', (wind, north, east) => {
    const to = { lat: FORTUNA.lat + north / 10, lon: FORTUNA.lon + east / 10 }
    expect(windFrom(FORTUNA, to)).toBe(wind)
  })

  it('is the direction from the first place', () => {
    expect(awayInWords('w', '6 km', 'La Fortuna')).toBe('6 km west of La Fortuna, in a straight line.')
  })
})

describe('grouping', () => {
  const walk = { name: 'walk', group: 'forest' }
  const frogs = { name: 'frogs', group: 'wildlife' }
  const sloths = { name: 'sloths', group: 'wildlife' }
  const odd = { name: 'odd', group: null }

  it('keeps the order of the groups, and of the things in each', () => {
    expect(byGroup([odd, walk, sloths, frogs], ['wildlife', 'forest'])).toEqual([
      { group: 'wildlife', things: [sloths, frogs] },
      { group: 'forest', things: [walk] },
      { group: null, things: [odd] },
    ])
  })

  it('keeps items of a group that is not in the order', () => {
    expect(byGroup([walk], []).flatMap(({ things }) => things)).toEqual([walk])
  })
})
