import { describe, expect, it } from 'vitest'
import type { Area } from '#database/values/areas.ts'
import { byCategory, countryDoor, nearestFirst, wordOfLink } from './country.ts'

describe('countryDoor', () => {
  const peru = { tag: 'peru', type: 'country', active: true, homePageLink: '/peru' } as const

  it.each([
    ['an active country has its page', peru, 'page'],
    ['an inactive country has none', { ...peru, active: false }, null],
    ['a trek has one page, and nothing below it', { ...peru, type: 'trek' }, { to: '/peru' }],
    ['an inactive trek has none', { ...peru, type: 'trek', active: false }, null],
    [
      'a home page link leads elsewhere',
      { ...peru, homePageLink: '/trips?q=everest' },
      { to: '/trips?q=everest' },
    ],
    [
      'also for what is inactive',
      { ...peru, active: false, homePageLink: '/indonesia' },
      { to: '/indonesia' },
    ],
  ] as const)('%s', (_, country, door) => {
    expect(countryDoor(country)).toEqual(door)
  })
})

describe('nearestFirst', () => {
  const at = (tag: string, area: Area, contactGroup: string | null, homepageSortOrder: number) => ({
    tag,
    area,
    contactGroup,
    homepageSortOrder,
  })
  const peru = at('peru', 'latin-america', 'ecuador-peru', 1)
  const costaRica = at('costa-rica', 'latin-america', 'costa-rica-panama-cuba', 2)
  const ecuador = at('ecuador', 'latin-america', 'ecuador-peru', 4)
  const kenya = at('kenya', 'east-africa', null, 13)
  const uganda = at('uganda', 'east-africa', null, 15)

  it('sorts by shared phone region first, then the same part of the world, then the rest', () => {
    const order = nearestFirst(ecuador, [kenya, costaRica, peru]).map(({ tag }) => tag)
    expect(order).toEqual(['peru', 'costa-rica', 'kenya'])
  })

  it('does not treat two countries without a phone region as neighbours', () => {
    const order = nearestFirst(kenya, [peru, uganda]).map(({ tag }) => tag)
    expect(order).toEqual(['uganda', 'peru'])
  })
})

describe('wordOfLink', () => {
  it('reads habitats and interests, and nothing else', () => {
    expect(wordOfLink('/peru/destinations/habitat/lake')).toEqual({ vocabulary: 'habitat', key: 'lake' })
    expect(wordOfLink('/peru/destinations/interest/food')).toEqual({ vocabulary: 'interest', key: 'food' })
    expect(wordOfLink('/peru/destinations/cusco')).toBeNull()
  })
})

describe('byCategory', () => {
  it('keeps the order in which categories appear', () => {
    const items = ['water', 'foot', 'water'].map((category, label) => ({ category, label }))
    expect(byCategory(items).map(group => [group.category, group.items.map(({ label }) => label)])).toEqual([
      ['water', [0, 2]],
      ['foot', [1]],
    ])
  })
})
