import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkAges } from './check-ages.ts'
import { checkFiguresInProse } from './check-figures-in-prose.ts'
import { numberIn } from './number-in-words.ts'

const BOATS = 'guatemala/trips/boats-before-noon.yaml'

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

it.each([
  [BOATS, ['minimumAge'], undefined, 'none'],
  [BOATS, ['minimumAge'], 10, 10],
])('a trip whose texts name another age than its data is reported: %s %j %s', (trip, path, age, said) => {
  const { problems } = brokenContent(checkAges, [[trip, path, age]])
  expect(problems).toContainEqual({
    file: `content/${trip}`,
    line: expect.any(Number),
    message: `the text names children from 8, minimumAge says ${said}`,
    mend: expect.any(String),
  })
})

it('an age that only the Spanish text of a hotel names is reported with its line', () => {
  const hotel = 'costa-rica/hotels/casa-cacao.yaml'
  const words = 'Recibimos niños desde los nueve años.'
  const { problems, copy } = brokenContent(checkAges, [[hotel, ['lead', 'es'], words]])
  expect(problems.map(({ message, line }) => [message, line])).toEqual([
    ['the text names children from 9, minimumAge says none', copy.lineOf(hotel, words) - 1],
  ])
})
