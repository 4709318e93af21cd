import { describe, expect, it } from 'vitest'
import { altitudeWords, coverWords, hazardWords, type TripGround } from './trip-before.ts'

const night = (name: string, altitudeM: number) => ({ country: 'marmol', slug: name, name, altitudeM })
const none = { yellowFever: 'none', malaria: 'none', dengue: 'none' } as const

describe('hazardWords', () => {
  it('names the places by how seriously they take it', () => {
    const nights = [
      { name: 'Shore', hazards: { ...none, malaria: 'real' } as const },
      { name: 'Hill', hazards: { ...none, malaria: 'low' } as const },
      { name: 'Town', hazards: none },
      { name: 'Unwritten' },
    ]
    const [real, low] = hazardWords('malaria', nights)
    expect(real).toContain('Shore')
    expect(low).toContain('Hill')
    expect(`${real} ${low}`).not.toMatch(/Town|Unwritten/)
  })

  it('says that there is none, but nothing of places that nobody wrote about', () => {
    expect(hazardWords('malaria', [{ name: 'Town', hazards: none }])).toHaveLength(1)
    expect(hazardWords('malaria', [{ name: 'Unwritten' }])).toEqual([])
  })
})

describe('altitudeWords', () => {
  it('names the highest bed and what is far above it', () => {
    const words = altitudeWords({
      nights: [night('Camp', 3_900), night('Town', 2_792)],
      highestM: 4_630,
    }).join(' ')
    expect(words).toMatch(/3,900.m, in Camp/)
    expect(words).toMatch(/4,630.m/)
  })

  it('names no peak where lungs notice nothing', () => {
    const words = altitudeWords({ nights: [night('Beach', 2)], highestM: 900 }).join(' ')
    expect(words).not.toMatch(/900/)
  })
})

describe('coverWords', () => {
  const cover = (change: Partial<TripGround>) =>
    coverWords({ highestM: 100, climbs: [], asks: ['road'], interests: ['food'], ...change })

  it('is the way home for every trip', () => {
    expect(cover({})).toHaveLength(1)
  })

  it('adds a climb to a bed that is high already, and to no other', () => {
    const climbs = [{ fromM: 4_062, climbM: 646 }]
    expect(cover({ highestM: 4_062, climbs })[1]).toMatch(/5,000.m/)
    expect(cover({ highestM: 1_460, climbs: [{ fromM: 1_460, climbM: 1_160 }] })).toHaveLength(1)
  })

  it('rounds a height up to what policies name, and names what is done', () => {
    const [, named] = cover({ highestM: 4_630, asks: ['boat', 'cave'], interests: ['rafting'] })
    expect(named).toMatch(/5,000.m.*boats.*rafting.*caves/)
  })
})
