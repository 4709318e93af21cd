import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkFiguresInProse } from './check-figures-in-prose.ts'
import { numberIn } from './number-in-words.ts'

it('rooms, ages and altitudes that differ between prose and data are reported', () => {
  const { problems } = brokenContent(checkFiguresInProse, [
    [
      'guatemala/hotels/casa-almendro-de-mar.yaml',
      ['lead', 'en'],
      'Nine rooms up a slope, under a beach almond.',
    ],
    ['peru/hotels/chacra-tres-hornillas.yaml', ['altitude'], 3900],
    ['guatemala/tours/a-loom-in-san-juan.yaml', ['minimumAge'], 10],
    ['guatemala/destinations/antigua.yaml', ['altitude'], 1200],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'the text says 9 rooms, the data 7',
    'the text says 8 years, the data 10',
    'the text says 1530 m above the sea, the data 1200',
    'the text says 2100 m above the sea, the data 3900',
  ])
})

it.each([
  ['seven', 7],
  ['Twenty-two', 22],
  ['1,530', 1530],
  ['thirty', 30],
  ['some', null],
  [undefined, null],
])('%j is %j', (words, number) => {
  expect(numberIn(words)).toBe(number)
})
