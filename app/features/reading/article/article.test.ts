import { describe, expect, it, test } from 'vitest'
import { ARTICLES_PER_PAGE, pageWithin, readingMinutes, readNext } from './article.ts'

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [40, 1],
    [660, 3],
    [900, 4],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})

describe('pageWithin', () => {
  const two = ARTICLES_PER_PAGE + 1

  it.each([
    [null, two, 1, 2],
    ['2', two, 2, 2],
    ['9', two, 2, 2],
    ['0', two, 1, 2],
    ['-1', two, 1, 2],
    ['two', two, 1, 2],
    ['99999999999999', two, 1, 2],
    [null, 0, 1, 1],
    ['2', ARTICLES_PER_PAGE, 1, 1],
  ])('asked for %s of %i articles it is page %i of %i', (asked, total, page, pages) => {
    expect(pageWithin(asked, total)).toEqual({ page, pages })
  })
})

test('recommendations share tags and country, and never include the article itself', () => {
  const turtles = { slug: 'turtles', country: 'costa-rica', tags: ['wildlife', 'when-to-go'] }
  const others = [
    turtles,
    { slug: 'volcano-line', country: null, tags: ['volcanoes'] },
    { slug: 'driving', country: 'costa-rica', tags: ['on-the-road'] },
    { slug: 'month-by-month', country: 'costa-rica', tags: ['when-to-go'] },
    { slug: 'galapagos', country: null, tags: ['wildlife', 'when-to-go'] },
  ]
  expect(readNext(turtles, others, 3).map(({ slug }) => slug)).toEqual([
    'galapagos',
    'month-by-month',
    'driving',
  ])
})
