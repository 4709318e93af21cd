import { expect, it } from 'vitest'
import { hasWords, plainLetters, slugOf } from './plain-letters.ts'

it.each([
  ['Peñón de Guatapé', 'penon de guatape', 'penon-de-guatape'],
  ['Treks & Trails', 'treks & trails', 'treks-trails'],
  ['¿Qué ver?', '¿que ver?', 'que-ver'],
])('%s is %s in plain letters, and %s in an address', (text, plain, slug) => {
  expect(plainLetters(text)).toBe(plain)
  expect(slugOf(text)).toBe(slug)
})

it('finds what has each of the words, in any order and as one types them', () => {
  expect(hasWords('Lodge on the Río Sarapiquí', 'sarapiqui lod')).toBe(true)
  expect(hasWords('Lodge on the Río Sarapiquí', 'lodge tortuguero')).toBe(false)
})
