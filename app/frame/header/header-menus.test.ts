import { expect, test } from 'vitest'
import type { CountryNavigation } from '#app/frame/navigation/navigation-schema.ts'
import { siteMenus } from './header-menus.ts'

const company = { review: null, reviews: null, faces: [], towns: '' }

const costaRica: CountryNavigation = {
  tag: 'costa-rica',
  name: 'Costa Rica',
  isPlanned: true,
  hasBefore: true,
  phone: { number: '+1 (415) 555-0151', e164: '+14155550151' },
  placeThemes: [{ link: '/costa-rica/destinations/habitat/volcano', label: 'Volcanoes' }],
  topPlaces: [{ link: '/costa-rica/destinations/monteverde', label: 'Monteverde', line: 'Bridges' }],
  vacationThemes: [{ link: '/costa-rica/family-vacations', label: 'Family' }],
  topActivities: [
    { link: '/costa-rica/attractions/cano-island', label: 'Snorkel', category: 'On the water' },
    { link: '/costa-rica/tours/forest', label: 'Walks', category: 'On foot' },
    { link: '/costa-rica/tours/water', label: 'Boats', category: 'On the water' },
  ],
}

const countries = [
  { tag: 'peru', name: 'Peru', area: 'latin-america', trips: 12 },
  { tag: 'vietnam', name: 'Vietnam', area: 'south-east-asia', trips: 1 },
  { tag: 'belize', name: 'Belize', area: 'latin-america', trips: 0 },
] as const

test('without a country Destinations lists the countries by area, and there are only two menus', () => {
  const menus = siteMenus({ countries: [...countries], country: null, company })
  expect(menus.map(menu => menu.key)).toEqual(['destinations', 'company'])
  const said = menus[0]?.groups.map(group => [group.title, group.links.map(link => [link.label, link.line])])
  expect(said).toEqual([
    [
      'Latin America',
      [
        ['Peru', '12 trips'],
        ['Belize', undefined],
      ],
    ],
    ['South-East Asia', [['Vietnam', '1 trip']]],
  ])
})

test('with a country Destinations lists highlights and places', () => {
  const [destinations] = siteMenus({ countries: [...countries], country: costaRica, company })
  expect(destinations?.groups.map(group => group.title)).toEqual(['Highlights', 'Places to go'])
})

test('with a country it leads to its hotels, what to know before, its map and the months, then to other countries', () => {
  const foot = (country: CountryNavigation | null) =>
    siteMenus({ countries: [...countries], country, company })[0]?.foot?.map(link => link.to)
  expect(foot(costaRica)).toEqual([
    '/costa-rica/destinations',
    '/costa-rica/hotels',
    '/costa-rica/before-you-go',
    '/costa-rica/maps',
    '/when-to-go',
    '/#wall',
  ])
  expect(foot({ ...costaRica, hasBefore: false })).not.toContain('/costa-rica/before-you-go')
  expect(foot({ ...costaRica, isPlanned: false })).toEqual(['/when-to-go', '/#wall'])
})

test('without a country it leads to the months, to flora and fauna and to those who plan', () => {
  const [destinations] = siteMenus({ countries: [...countries], country: null, company })
  expect(destinations?.foot?.map(link => link.to)).toEqual(['/when-to-go', '/flora-fauna', '/expert'])
})

test('Trip Types and Things To Do stand only when they hold something', () => {
  const keys = (country: CountryNavigation) =>
    siteMenus({ countries: [...countries], country, company }).map(menu => menu.key)
  expect(keys(costaRica)).toEqual(['destinations', 'trip-types', 'things-to-do', 'company'])
  expect(keys({ ...costaRica, vacationThemes: [] })).toEqual(['destinations', 'things-to-do', 'company'])
  expect(keys({ ...costaRica, topActivities: [] })).toEqual(['destinations', 'trip-types', 'company'])
})

test('Things To Do groups by category, in the order the categories first appear', () => {
  const things = siteMenus({ countries: [], country: costaRica, company }).find(
    menu => menu.key === 'things-to-do',
  )
  expect(things?.groups.map(group => [group.title, group.links.map(link => link.label)])).toEqual([
    ['On the water', ['Snorkel', 'Boats']],
    ['On foot', ['Walks']],
  ])
})

test('Company introduces the team of a country, and everywhere else all who plan', () => {
  const labels = (country: CountryNavigation | null) =>
    siteMenus({ countries: [], country, company })
      .find(menu => menu.key === 'company')
      ?.groups.flatMap(group => group.links.map(link => link.label))
  expect(labels(null)).toEqual(['How it works', 'About us', 'Testimonials', 'Who plans your trip'])
  expect(labels({ ...costaRica, isPlanned: false })).toContain('Who plans your trip')
  expect(labels(costaRica)).toContain('Meet the Costa Rica Team')
})

test('Company shows a review and the faces only where there are any', () => {
  const faces = [{ fkey: 'ana', name: 'Ana Mora', portraitVersion: '1', photo: null }]
  const review = { title: 'No hills', name: 'Gareth', where: 'Laos', rating: 5 }
  const full = { review, reviews: { count: 3, average: '4.3' }, faces, towns: 'San José' }
  const cards = (shown: typeof full | typeof company) =>
    siteMenus({ countries: [], country: costaRica, company: shown })
      .find(menu => menu.key === 'company')
      ?.groups.flatMap(group => group.links.map(({ line, picture }) => [picture?.kind ?? '', line]).slice(2))
  expect(cards(full)).toEqual([
    ['review', '3 reviews, 4.3 of 5, the cross ones too.'],
    ['team', 'San José'],
  ])
  expect(cards(company)).toEqual([
    ['', 'What people said after they got home.'],
    ['', 'People you can call by name.'],
  ])
})
