import { describe, expect, it } from 'vitest'
import { longestDrive, routeStops } from './itinerary.ts'

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

  it('has the minutes by road of the longest day', () => {
    const days = [
      {
        legs: [
          { mode: 'road', minutes: 205 },
          { mode: 'boat', minutes: 300 },
          { mode: 'road', minutes: 35 },
        ],
      },
      { legs: [{ mode: 'road', minutes: 210 }] },
    ]
    expect(longestDrive(days)).toBe(240)
    expect(longestDrive([{ legs: [] }])).toBe(0)
  })
})
