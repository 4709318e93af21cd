import { describe, expect, it } from 'vitest'
import { longestRide, routeStops } from './itinerary.ts'

describe('a route', () => {
  const night = (place: string) => ({ place, sleep: true })

  it('joins consecutive nights, and a return to a place is another stop', () => {
    const days = [
      night('san-jose'),
      night('monteverde'),
      night('monteverde'),
      night('san-jose'),
      { place: 'san-jose', sleep: false },
    ]
    expect(routeStops(days)).toEqual([
      { place: 'san-jose', nights: 1 },
      { place: 'monteverde', nights: 2 },
      { place: 'san-jose', nights: 1 },
    ])
    expect(routeStops([])).toEqual([])
  })

  it('has the longest ride by road', () => {
    const days = [
      {
        legs: [
          { mode: 'road', minutes: 205 },
          { mode: 'boat', minutes: 300 },
        ],
      },
      { legs: [{ mode: 'road', minutes: 90 }] },
    ]
    expect(longestRide(days)).toBe(205)
    expect(longestRide([{ legs: [] }])).toBe(0)
  })
})
