import { expect, test } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import { questionTerms } from './question-queries.server.ts'

const vocabulary = {
  terms: [{ text: 'Costa Rica', strength: 'name', meaning: { kind: 'country', tag: 'costa-rica' } }],
  common: [],
} as const
const asked = (text: string) => questionTerms(understand(text, vocabulary, new Date('2026-11-22')))

test.each([
  ['Is the boat to Drake rough?', ['boat', 'drake', 'rough']],
  ['Is the long drive awful with children?', ['long', 'drive']],
  ['¿Se hace larga la carretera con niños?', ['larga', 'carretera']],
  ['How cold are the nights in Costa Rica?', ['cold']],
  ['How bad is the rain?', ['rain']],
  ['Was it bad?', ['bad']],
  ['¿Hace FRÍO?', ['frío']],
  ['with kids', ['kids']],
  ['Costa Rica', ['costa', 'rica']],
  ['was it?', ['was', 'it']],
  ['boat boat BOAT', ['boat']],
  ["'; drop table review; --", ['drop', 'table', 'review']],
  ['😀 — !', []],
])('%s is looked for by %j', (text, words) => {
  expect(asked(text)).toEqual(words)
})
