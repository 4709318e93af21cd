import { describe, expect, it } from 'vitest'
import { skyAt } from '#app/features/proposal/proposal/sky.ts'
import { daylightOf, hourAt, hourBars } from './figures.ts'

const leg = {
  ...{ id: 'l', mode: 'boat' as const, from: 'a', to: 'b', minutes: 90, kilometres: 20 },
  ...{ via: [], startsAt: '09:00' },
}

describe('the hours of a day', () => {
  it('are drawn at their time, and nothing is drawn outside the day', () => {
    expect([hourAt(0), hourAt(13.5 * 60), hourAt(24 * 60)]).toEqual([0, 50, 100])
    const [bar] = hourBars({ legs: [leg], activities: [] })
    expect(bar).toMatchObject({ kind: 'boat', left: hourAt(540) })
    expect(bar?.width).toBeCloseTo(hourAt(630) - hourAt(540))
  })

  it('without a start time are marked open and placed in the morning or the next free time', () => {
    const road = { ...leg, id: 'road', mode: 'road' as const, startsAt: null }
    const [first, second] = hourBars({ legs: [road, { ...road, id: 'on' }], activities: [] })
    expect(first).toMatchObject({ kind: 'car', left: hourAt(480), isOpen: true })
    expect(first?.width).toBeCloseTo(hourAt(570) - hourAt(480))
    expect(second).toMatchObject({ left: hourAt(570), isOpen: true })
    const beside = hourBars({ legs: [leg, road], activities: [] })
    expect(beside.map(({ left, isOpen }) => [left, isOpen])).toEqual([
      [hourAt(540), false],
      [hourAt(630), true],
    ])
  })

  it('without start time and duration are not drawn', () => {
    const walk = { id: 'w', kind: 'visit' as const, key: null, name: 'Walk', alternatives: [] }
    expect(hourBars({ legs: [], activities: [{ ...walk, startsAt: null, minutes: null }] })).toEqual([])
  })

  it('have daylight from sunrise to sunset if the sun’s times are known', () => {
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
