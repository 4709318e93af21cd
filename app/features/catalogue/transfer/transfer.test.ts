import { describe, expect, it } from 'vitest'
import { type Ride, waysTo } from './transfer.ts'

const [COAST, JETTY_SIDE, CAPITAL] = [1, 2, 3]

function ride(fromId: number, toId: number, position: number, more: Partial<Ride>): Ride {
  return { fromId, toId, position, mode: 'road', minutes: 60, kilometres: 40, via: [], ...more }
}

const RIDES = [
  ride(CAPITAL, COAST, 1, {
    mode: 'boat',
    minutes: 75,
    kilometres: 32.6,
    via: [
      [10.6, -83.7],
      [10.5, -83.6],
    ],
  }),
  ride(CAPITAL, COAST, 0, { minutes: 165, kilometres: 117.5, via: [[10.6, -83.7]] }),
  ride(COAST, JETTY_SIDE, 0, { mode: 'boat', minutes: 210, kilometres: 80 }),
]

describe('the routes to a place', () => {
  it('include those stored in either direction, the shortest first', () => {
    const ways = waysTo(COAST, RIDES)
    expect(ways.map(({ fromId, minutes, kilometres }) => ({ fromId, minutes, kilometres }))).toEqual([
      { fromId: JETTY_SIDE, minutes: 210, kilometres: 80 },
      { fromId: CAPITAL, minutes: 240, kilometres: 150.1 },
    ])
  })

  it('keep the order of travel', () => {
    expect(waysTo(COAST, RIDES)[1]?.rides.map(({ mode }) => mode)).toEqual(['road', 'boat'])
  })

  it('are reversed for the other direction: last transfer first, last point first', () => {
    const [back] = waysTo(CAPITAL, RIDES)
    expect(back?.fromId).toBe(COAST)
    expect(back?.rides.map(({ mode }) => mode)).toEqual(['boat', 'road'])
    expect(back?.rides[0]?.via).toEqual([
      [10.5, -83.6],
      [10.6, -83.7],
    ])
  })

  it('do not modify their input', () => {
    waysTo(CAPITAL, RIDES)
    expect(RIDES[0]?.via[0]).toEqual([10.6, -83.7])
  })

  it('are empty for a place without transfers', () => {
    expect(waysTo(99, RIDES)).toEqual([])
  })
})
