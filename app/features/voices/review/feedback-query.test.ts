import { expect, test } from 'vitest'
import { readFeedbackQuery } from './feedback-query.ts'

const countries = [
  { tag: 'peru', name: { en: 'Peru', es: 'Perú' } },
  { tag: 'costa-rica', name: { en: 'Costa Rica', es: 'Costa Rica' } },
  { tag: 'thailand', name: { en: 'Thailand', es: 'Tailandia' } },
]

test.each([
  ['', {}],
  ['   ', {}],
  ['costa-rica', { country: 'costa-rica' }],
  ['Costa Rica', { country: 'costa-rica' }],
  ['Tailandia', { country: 'thailand' }],
  ['PERÚ  Family', { country: 'peru', tag: 'family' }],
  ['costa-rica,Treks & Trails', { country: 'costa-rica', tag: 'treks-trails' }],
  ['peruvian', { tag: 'peruvian' }],
  ['night walks', { tag: 'night-walks' }],
  ['🦥', { tag: '🦥' }],
])('%j asks for %j', (query, wanted) => {
  expect(readFeedbackQuery(query, countries)).toEqual(wanted)
})
