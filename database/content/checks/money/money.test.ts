import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkChildPrices } from './check-child-prices.ts'
import { checkRoomPrices } from './check-room-prices.ts'
import { checkSeasons } from './check-seasons.ts'
import { checkTariffs } from './check-tariffs.ts'
import { checkTermsQuotes } from './check-terms-quotes.ts'
import { checkTotals } from './check-totals.ts'
import { checkTourPrices } from './check-tour-prices.ts'

const BOATS = 'guatemala/trips/boats-before-noon.yaml'

it('rooms sold at half as much again as the hotels charge are reported', () => {
  const { problems, copy } = brokenContent(checkRoomPrices, [[BOATS, ['prices', 0, 'amount'], 710]])
  expect(problems).toEqual([
    {
      file: `content/${BOATS}`,
      line: copy.lineOf(BOATS, 'amount: 710'),
      message: expect.stringMatching(/^US\$ 710 for rooms that are listed at \d+ to \d+$/),
      mend: expect.any(String),
    },
  ])
})

it('rooms at the dearest rate all year that do not say so are reported', () => {
  const temples = 'cambodia/trips/temples-with-children.yaml'
  const { problems } = brokenContent(checkRoomPrices, [
    [temples, ['prices', 0, 'what', 'en'], 'Seven nights, two to a room'],
  ])
  expect(problems.map(({ message }) => message)).toEqual(['is the dearest months’ rate all year'])
})

it('a rule for children that is not what the trip’s list says is reported', () => {
  const list = 'costa-rica/trips/dry-side-green-side.yaml'
  for (const [path, value] of [
    [['childPrice', 'less'], 425],
    [
      ['childPrice', 'ages'],
      [4, 11],
    ],
    [['childPrice'], undefined],
  ] as const) {
    const { problems } = brokenContent(checkChildPrices, [[list, [...path], value]])
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      `content/${list}: the list of what is included says US$ 225 of children`,
    ])
  }
})

it('tours sold for less or more than on their own pages are reported', () => {
  const islands = 'ecuador/trips/three-islands-by-ferry.yaml'
  for (const amount of [180, 340]) {
    const { problems, copy } = brokenContent(checkTourPrices, [[islands, ['prices', 6, 'amount'], amount]])
    expect(problems).toEqual([
      {
        file: `content/${islands}`,
        line: copy.lineOf(islands, `amount: ${amount}`),
        message: `US$ ${amount} for tours that are published at 255`,
        mend: expect.any(String),
      },
    ])
  }
})

it('a line that counts a tour that no day has is reported', () => {
  const pepper = 'cambodia/trips/before-the-buses.yaml'
  const { problems } = brokenContent(checkTourPrices, [[pepper, ['days', 2, 'tours'], []]])
  expect(problems.map(({ message }) => message)).toEqual(['says 4 tours, the days have 3'])
})

it('an amount for each traveller that differs from the trip’s total is reported', () => {
  const penguins = 'peru/trips/penguins-before-lunch.yaml'
  const angkor = 'articles/angkor-pass-how-many-days.yaml'
  const { problems, copy } = brokenContent(checkTotals, [
    [penguins, ['prices', 0, 'amount'], 250],
    ['cambodia/trips/four-nights-by-the-sugar-palms.yaml', ['prices', 6, 'amount'], 180],
  ])
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    `content/${angkor}: “US$ 617 for one person”, which no trip named here comes to`,
    `content/${angkor}: “US$ 462 each for two”, which no trip named here comes to`,
    `content/${penguins}: “about US$ 585 a head for two”, which no trip named here comes to`,
  ])
  expect(problems[2]?.line).toBe(copy.lineOf(penguins, 'A short trip with no altitude') - 1)
})

it('a season repeated for the next year, which would be charged twice, is reported', () => {
  const cacao = 'ecuador/trips/cacao-and-white-water.yaml'
  const line = {
    what: { en: 'High season of 2027, rooms', es: 'Temporada alta de 2027, cuartos' },
    amount: 50,
  }
  const again = { ...line, per: 'person', season: ['2027-12-20', '2028-01-05'], party: [1, 6] }
  const { problems } = brokenContent(checkSeasons, [[cacao, ['prices', 8], again]])
  expect(problems).toEqual([
    expect.objectContaining({
      file: `content/${cacao}`,
      message: '“High season of 2027, rooms” is counted twice on the same days',
    }),
  ])
})

it.each([
  ['en', 'A deposit of 25 % holds the rooms.', '“25 %” is decided by content/terms.yaml'],
  [
    'en',
    'The rest is due sixty days before you fly.',
    '“sixty days before” is decided by content/terms.yaml',
  ],
  [
    'es',
    'El saldo vence cuando faltan sesenta y un días.',
    '“faltan sesenta y un días” is decided by content/terms.yaml',
  ],
  ['es', 'El anticipo es {terms.anticipo}.', 'there is nothing to quote as {terms.anticipo}'],
])('a page that says of the terms (%s) “%s” is reported with its line', (locale, words, message) => {
  const page = 'pages/how-it-works.yaml'
  const { problems, copy } = brokenContent(checkTermsQuotes, [[page, ['sections', 0, 'body', locale], words]])
  expect(problems).toContainEqual({
    file: `content/${page}`,
    // The text is folded, below its key.
    line: copy.lineOf(page, words) - 1,
    message,
    mend: expect.stringContaining('{terms.deposit}'),
  })
})

it('terms quoted in one language alone, and quotes where none are filled in, are reported', () => {
  const [page, tour] = ['pages/how-it-works.yaml', 'costa-rica/tours/quetzal-dawn.yaml']
  const { problems } = brokenContent(checkTermsQuotes, [
    [page, ['intro', 'en'], 'All for {terms.deposit}.'],
    [tour, ['line'], { en: 'For {terms.deposit}', es: 'Por {terms.deposit}' }],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    ...Array(2).fill('{terms.deposit} is filled in on pages and in articles alone'),
    'the terms quoted differ: {terms.deposit} and none',
  ])
})

it('terms whose points name other percentages than their figures are reported, in either language', () => {
  const { problems, copy } = brokenContent(checkTermsQuotes, [
    ['terms.yaml', [0, 'refund', 1, 'keptPercent'], 25],
    ['terms.yaml', [0, 'points', 0, 'es'], 'El 15 % aparta los cuartos.'],
  ])
  expect(problems.map(({ line, message }) => ({ line, message }))).toEqual([
    {
      line: copy.lineOf('terms.yaml', 'points:') + 1,
      message: 'the points (en) and the figures disagree about 25 %',
    },
    {
      line: copy.lineOf('terms.yaml', 'points:') + 1,
      message: 'the points (es) and the figures disagree about 15 and 25 %',
    },
  ])
})

it('a permit and an entrance that cost otherwise than on their own page are reported, in either language', () => {
  const { problems } = brokenContent(checkTariffs, [
    ['rwanda/tours/one-hour-with-gorillas.yaml', ['lead', 'en'], 'The permit of US$ 1,400 is in the price.'],
    [
      'peru/trips/white-city-first.yaml',
      ['notIncluded', 2, 'es'],
      'Una segunda entrada a Machu Picchu, S/ 160',
    ],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^“permit of US\$ 1,400”; /),
    expect.stringMatching(
      /^“entrada a Machu Picchu, S. 160”; content.peru.attractions.machu-picchu.yaml say otherwise$/,
    ),
  ])
})
