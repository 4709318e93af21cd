import { expect, test } from 'vitest'
import { phoneCharacters } from './phone-characters.ts'

test.each([
  ['415.555.0142', '4155550142'],
  ['+1 (415) 555-0142 ext 9', '+1 (415) 555-0142 (9)'],
  ['tel:+14155550142', '+14155550142'],
  ['+506\u00a02222\u20110142', '+506 2222-0142'],
  ['４１５', '415'],
  ['+1 415 555 0142 x3', '+1 415 555 0142 (3)'],
  ['+34 91 123 45 67, extensión: 12', '+34 91 123 45 67 (12)'],
  ['call me', ' '],
])('of %j a phone number keeps %j', (pasted, kept) => {
  expect(phoneCharacters(pasted)).toBe(kept)
})
