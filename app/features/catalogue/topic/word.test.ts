import { expect, test } from 'vitest'
import { isOf, kindsFor, wordsBeside } from './word.ts'

const things = [
  { interests: ['birds', 'hiking'], habitats: ['cloud-forest'] },
  { interests: ['birds', 'wildlife'], habitats: ['cloud-forest', 'river'] },
  { interests: ['surf'], habitats: ['beach'] },
]

test('the words met most often beside one come first, and never the word itself', () => {
  expect(wordsBeside(things, 'interest', 'birds')).toEqual([
    { vocabulary: 'habitat', key: 'cloud-forest' },
    { vocabulary: 'interest', key: 'hiking' },
    { vocabulary: 'interest', key: 'wildlife' },
    { vocabulary: 'habitat', key: 'river' },
  ])
  expect(wordsBeside(things, 'interest', 'caving')).toEqual([])
})

test('a habitat is not an interest of the same name', () => {
  expect(isOf({ interests: ['beaches'], habitats: ['beach'] }, 'habitat', 'beach')).toBe(true)
  expect(isOf({ interests: ['beach'], habitats: [] }, 'habitat', 'beach')).toBe(false)
})

test('people who come for birds are shown birds', () => {
  expect(kindsFor('interest', 'birds')).toEqual(['bird'])
  expect(kindsFor('habitat', 'birds')).toEqual([])
})
