import { afterEach, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import { cameBy, goalsInWords } from './plan-words.ts'

const known = getLocale
afterEach(() => overwriteGetLocale(known))

it.each([
  ['Kestrel & Wren', '/costa-rica', ['Kestrel & Wren', '/costa-rica']],
  [null, '/costa-rica', ['/costa-rica']],
  [null, '- unknown page -', []],
])('by %s and from %s one comes by %j', (partner, page, known) => {
  expect(cameBy({ partner, wishes: { page } })).toEqual(known)
})

it('names goals in the language of the planner, and keeps words that are none', () => {
  overwriteGetLocale(() => 'es')
  expect(goalsInWords(['Feel the Adrenaline', 'Romantic Getaway', 'Penguins'])).toEqual([
    'Pura adrenalina',
    'Escapada romántica',
    'Penguins',
  ])
})
