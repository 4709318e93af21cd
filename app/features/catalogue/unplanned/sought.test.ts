import { describe, expect, it } from 'vitest'
import { soughtName, soughtTreks } from './sought.ts'

const country = { tag: 'cuba', name: 'Cuba' }
const listed = [{ link: '/cuba/destinations/havana', label: 'Havana' }]

describe('the page that was wanted of a country without trips (specification, section 2: Routes)', () => {
  it.each([
    ['destinations/havana', 'Havana'],
    ['destinations/nowhere', 'Destinations'],
    ['tours', 'Tours'],
    ['team', 'Meet the Cuba Team'],
    ['before-you-go', 'Before you go'],
    ['attractions/x', 'Places'],
    ['beach-vacations', 'Trip Types'],
    ['anything-else', null],
    ['treks', null],
    [null, null],
  ])('%s is called %s', (sought, name) => {
    expect(soughtName(sought, country, listed)).toBe(name)
  })
})

it.each([
  ['treks', true],
  ['trek', true],
  ['trekking-vacations', true],
  ['hiking', true],
  ['tours/city-trek', false],
  ['destinations/havana', false],
  [null, false],
])('%s asks for treks: %s', (sought, asks) => {
  expect(soughtTreks(sought)).toBe(asks)
})
