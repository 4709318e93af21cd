import { describe, expect, it } from 'vitest'
import type { PlaceFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { skyAt, sunsetMinutes } from './sky.ts'

const drake: PlaceFacts = {
  name: 'Bahía Drake',
  latitude: 8.69,
  longitude: -83.66,
  altitudeM: 20,
  timeZone: 'America/Costa_Rica',
  climate: Array.from({ length: 12 }, (_, i) => ({ high: 31, low: 22, rainDays: i === 1 ? 7 : 20 })),
  wildlife: [{ name: 'Humpback whale', months: [7, 8, 9] }],
}

describe('the sky over a place', () => {
  it('uses the place’s local time', () => {
    const sky = skyAt(drake, '2027-02-20')
    expect(sky.sunrise).toMatch(/^05:[345]\d$/)
    expect(sky.sunset).toMatch(/^17:[345]\d$/)
  })

  it('has the phase of the moon', () => {
    expect(skyAt(drake, '2027-02-20').moonLit).toBeGreaterThan(0.97)
    expect(skyAt(drake, '2027-02-06').moonLit).toBeLessThan(0.03)
  })

  it('says how often it rains that month, and nothing if that is unknown', () => {
    expect(skyAt(drake, '2027-02-20').rainOdds).toBe(25)
    expect(skyAt({ ...drake, climate: null }, '2027-02-20')).toMatchObject({ rainOdds: null, high: null })
  })

  it('names what is in season', () => {
    expect(skyAt(drake, '2027-08-01').wildlife).toEqual(['Humpback whale'])
    expect(skyAt(drake, '2027-02-01').wildlife).toEqual([])
  })

  it('matches the date in the eastern hemisphere as well', () => {
    const hanoi = { ...drake, latitude: 21.03, longitude: 105.85, timeZone: 'Asia/Ho_Chi_Minh' }
    expect(skyAt(hanoi, '2027-06-21').sunset).toMatch(/^18:[34]\d$/)
    expect(sunsetMinutes(hanoi, '2027-06-21')).toBeGreaterThan(18 * 60 + 30)
  })
})
