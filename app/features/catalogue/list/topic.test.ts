import { expect, test } from 'vitest'
import { isOf, kindsFor, topicsBeside } from './list.ts'

const things = [
  { interests: ['birds', 'hiking'], habitats: ['cloud-forest'] },
  { interests: ['birds', 'wildlife'], habitats: ['cloud-forest', 'river'] },
  { interests: ['surf'], habitats: ['beach'] },
]

test('the most frequent companions of a topic come first, without the topic itself', () => {
  expect(topicsBeside(things, 'interest', 'birds')).toEqual([
    { vocabulary: 'habitat', key: 'cloud-forest' },
    { vocabulary: 'interest', key: 'hiking' },
    { vocabulary: 'interest', key: 'wildlife' },
    { vocabulary: 'habitat', key: 'river' },
  ])
  expect(topicsBeside(things, 'interest', 'caving')).toEqual([])
})

test('a habitat is not an interest of the same name', () => {
  expect(isOf({ interests: ['beaches'], habitats: ['beach'] }, 'habitat', 'beach')).toBe(true)
  expect(isOf({ interests: ['beach'], habitats: [] }, 'habitat', 'beach')).toBe(false)
})

test('the interest in birds shows birds', () => {
  expect(kindsFor('interest', 'birds')).toEqual(['bird'])
  expect(kindsFor('habitat', 'birds')).toEqual([])
})
