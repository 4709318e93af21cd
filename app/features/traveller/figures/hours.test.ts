import { describe, expect, it } from 'vitest'
import { skyAt } from '#app/features/proposal/sky/sky.ts'
import { daylightOf, hourAt, hourBars } from './hours.ts'

const leg = {
  ...{ id: 'l', mode: 'boat' as const, from: 'a', to: 'b', minutes: 90, kilometres: 20 },
  ...{ via: [], startsAt: '09:00' },
}

describe('the hours of a day', () => {
  it('are drawn where they are, and nothing is drawn outside the day', () => {
    expect([hourAt(0), hourAt(13.5 * 60), hourAt(24 * 60)]).toEqual([0, 50, 100])
    const [bar] = hourBars({ legs: [leg], activities: [] })
    expect(bar).toMatchObject({ kind: 'boat', left: hourAt(540) })
    expect(bar?.width).toBeCloseTo(hourAt(630) - hourAt(540))
  })

  it('of what has no hour are not drawn', () => {
    expect(hourBars({ legs: [{ ...leg, startsAt: null }], activities: [] })).toEqual([])
  })

  it('are lit from sunrise to sunset where the sun is known', () => {
    expect(daylightOf(null)).toEqual({ from: 0, to: 100 })
    const place = {
      ...{ name: 'San José', latitude: 9.93, longitude: -84.08, altitudeM: 1170 },
      ...{ timeZone: 'America/Costa_Rica', climate: null, wildlife: [] },
    }
    const { from, to } = daylightOf(skyAt(place, '2027-02-11'))
    expect(from).toBeGreaterThan(3)
    expect(to).toBeLessThan(80)
  })
})
