import { expect, test } from 'vitest'
import { isTripPage, makeAdventureTarget } from './navigation-schema.ts'

test.each([
  ['/costa-rica/trip/slow-water', 'costa-rica', '#personalize'],
  ['/es/costa-rica/trip/slow-water', 'costa-rica', '#personalize'],
  ['/costa-rica/trip/slow-water', null, '#personalize'],
  ['/', null, '/trips'],
  ['/es', null, '/trips'],
  ['/', 'costa-rica', '/costa-rica/vacations/travel-planning'],
  ['/trips', null, '/'],
  ['/maps/trip/slow-water', null, '/'],
  ['/costa-rica', 'costa-rica', '/costa-rica/vacations/travel-planning'],
  ['/costa-rica/tours', 'costa-rica', '/costa-rica/vacations/travel-planning'],
])('Make my Adventure on %s with %s leads to %s', (pathname, country, target) => {
  expect(makeAdventureTarget(pathname, country)).toBe(target)
})

test('a trip page is one trip of one country', () => {
  expect(isTripPage('/costa-rica/trip/slow-water/')).toBe(true)
  expect(isTripPage('/costa-rica/trip')).toBe(false)
  expect(isTripPage('/costa-rica/trip/slow-water/map')).toBe(false)
})
