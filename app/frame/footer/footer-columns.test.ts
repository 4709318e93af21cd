import { expect, test } from 'vitest'
import { footerColumns } from './footer.tsx'

function targets(country: { tag: string; name: string } | null, path: string): string[] {
  return footerColumns(country, path).flatMap(column => column.links.map(link => link.to))
}

const costaRica = { tag: 'costa-rica', name: 'Costa Rica' }

test('destinations and tours are hidden without a country', () => {
  expect(targets(null, '/trips').filter(to => /destinations|tours|hotels/.test(to))).toEqual([])
  expect(targets(costaRica, '/costa-rica')).toEqual(
    expect.arrayContaining([
      '/costa-rica/destinations',
      '/costa-rica/tours',
      '/costa-rica/hotels',
      '/costa-rica/team',
    ]),
  )
})

test('the question link carries the page it is on', () => {
  expect(targets(costaRica, '/costa-rica/tours')).toContain(
    '/ask?country=costa-rica&url=%2Fcosta-rica%2Ftours',
  )
})

test('planning a trip from its own page stays on it', () => {
  expect(targets(costaRica, '/costa-rica/trip/slow-water')[0]).toBe('#personalize')
})
