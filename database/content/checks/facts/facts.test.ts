import { expect, it } from 'vitest'
import type { Catalogue } from '#database/content/catalogue.ts'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkAges } from './check-ages.ts'
import { checkAltitudes } from './check-altitudes.ts'
import { checkArticleDates } from './check-article-dates.ts'
import { checkFiguresInProse } from './check-figures-in-prose.ts'
import { checkSpirits } from './check-spirits.ts'
import { minutesInWords } from './minutes-in-words.ts'
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

it('an altitude that is nearly the place’s, a later month told as past, and a spirit without a warning, are reported', () => {
  const checks = (catalogue: Catalogue) =>
    [checkAltitudes, checkArticleDates, checkSpirits].flatMap(check => check(catalogue))
  const { problems } = brokenContent(checks, [
    ['peru/trips/white-city-first.yaml', ['lead', 'en'], 'Down to Ollantaytambo, at 2,781 m.'],
    ['articles/sector-date-bed.yaml', ['body', 'en'], 'Until June 2026 the tariff said US$ 800.'],
    ['laos/hotels/heuan-mae-tou.yaml', ['lead', 'en'], 'A glass of lao lao is offered.'],
    ['vietnam/destinations/ha-giang.yaml', ['lead', 'es'], 'La noche acaba con aguardiente de maíz.'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    '2,781 m; Ollantaytambo is at 2792 m',
    'published on 2026-02-02, it speaks of June 2026 as past',
    'offers lao lao without a warning',
    'offers aguardiente de maíz without a warning',
  ])
})

it.each([
  ['two hours and three quarters', 165],
  ['three and a quarter', 195],
  ['4 h 10', 250],
  ['three hours and thirty-five minutes', 215],
  ['an hour and a half', 90],
  ['50 minutes', 50],
  ['a while', null],
])('%j are %j minutes', (words, minutes) => {
  expect(minutesInWords(words)).toBe(minutes)
})
