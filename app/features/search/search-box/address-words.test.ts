import { expect, it } from 'vitest'
import { addressWords } from './lost-search.tsx'

it.each([
  ['/flora-fauna/resplendent-quetzal', 'resplendent quetzal'],
  ['/es/costa-rica/trip/bosque%20nuboso', 'bosque nuboso'],
  ['/peru/tours/', 'tours'],
  ['/peru/7', 'peru'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'very-long-'.repeat(30)}`, 'very long '.repeat(8).trim()],
])('%s asks for “%s”', (address, words) => {
  expect(addressWords(address).trim()).toBe(words)
})
