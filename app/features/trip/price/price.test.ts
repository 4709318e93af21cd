import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDateRange } from '#database/values/range.ts'
import {
  type PriceComponent,
  partySizes,
  priceLines,
  pricePeriods,
  pricePerPersonMinor,
  priceTable,
} from './price.ts'

function component(
  amountMinor: number,
  {
    per = 'person',
    party = [1, 8],
    season,
  }: { per?: 'person' | 'group'; party?: [number, number]; season?: string } = {},
): PriceComponent {
  const what = `${amountMinor} per ${per}`
  return {
    what: { en: what, es: what },
    per,
    amountMinor,
    season: season ? parseDateRange(season) : null,
    partySize: { kind: 'Range', start: party[0], end: party[1] + 1 },
  }
}

const high = component(300, { season: '[2026-12-15,2027-04-16)' })
const christmas = component(200, { season: '[2026-12-22,2027-01-04)' })

describe('the periods of a year', () => {
  test('are a single one if the price never changes', () => {
    expect(pricePeriods([component(100)])).toEqual([{ spans: [], day: '2001-01-01' }])
  })

  test('may span New Year, and merge spans of equal price', () => {
    const spans = pricePeriods([component(100), high, christmas]).map(period => period.spans)
    expect(spans).toEqual([
      [
        { first: '01-04', last: '04-15' },
        { first: '12-15', last: '12-21' },
      ],
      [{ first: '04-16', last: '12-14' }],
      [{ first: '12-22', last: '01-03' }],
    ])
  })
})

describe('the sizes of party', () => {
  test.each([
    [[[1, 8]], [1, 2, 3, 4, 6, 8]],
    [[[2, 2]], [2]],
    [
      [
        [3, 5],
        [1, 10],
      ],
      [1, 2, 3, 4, 6, 8, 10],
    ],
    [[[2, 7]], [2, 3, 4, 6, 7]],
    [[], []],
  ] as [[number, number][], number[]][])('for %j are %j', (ranges, sizes) => {
    expect(partySizes(ranges.map(party => component(1, { party })))).toEqual(sizes)
  })
})

test('the table has the cheapest season first, and null for unknown prices', () => {
  const table = priceTable(
    [
      component(1000, { party: [2, 4] }),
      component(400, { per: 'group', party: [2, 4] }),
      high,
      christmas,
    ].map(each => ({ ...each, partySize: { kind: 'Range' as const, start: 2, end: 5 } })),
  )
  expect(table.periods.map(({ spans }) => spans.length)).toEqual([1, 2, 1])
  expect(table.rows).toMatchObject([
    { party: 2, prices: [1200, 1500, 1700] },
    { party: 3, prices: [1134, 1434, 1634] },
    { party: 4, prices: [1100, 1400, 1600] },
  ])
  const gap = priceTable([component(1000, { party: [1, 1] }), component(900, { party: [3, 4] })])
  expect(gap.rows.find(({ party }) => party === 2)?.prices).toEqual([null])
})

test('a party in which each pays more than in the smaller one says for what', () => {
  const { rows } = priceTable([
    component(1000, { party: [1, 6] }),
    { ...component(400, { per: 'group', party: [1, 4] }), what: { en: 'A car', es: 'Un carro' } },
    { ...component(900, { per: 'group', party: [5, 6] }), what: { en: 'Two cars', es: 'Dos carros' } },
  ])
  const dearer = rows.filter(({ dearerBy }) => dearerBy.length > 0)
  expect(dearer).toEqual([{ party: 6, prices: [1150], dearerBy: [{ en: 'Two cars', es: 'Dos carros' }] }])
})

describe('the lines of a price', () => {
  test('mark shared amounts', () => {
    const lines = priceLines([component(1000), component(401, { per: 'group' }), high], 2, '2001-06-01')
    expect(lines).toMatchObject([
      { eachMinor: 1000, groupMinor: null },
      { eachMinor: 201, groupMinor: 401 },
    ])
  })

  test('add up to what each person pays', () => {
    const amounts = fc.array(
      fc.record({ amount: fc.nat(100_000), per: fc.constantFrom('person', 'group') }),
      {
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 8 }), (list, party) => {
        const components = list.map(({ amount, per }) => component(amount, { per }))
        const sum = priceLines(components, party, '2001-06-01').reduce(
          (total, line) => total + line.eachMinor,
          0,
        )
        return sum === pricePerPersonMinor(components, party, '2001-06-01')
      }),
    )
  })
})

test('a party whose rooms cost each more says which rooms', () => {
  const { rows } = priceTable([
    { ...component(475, { party: [4, 4] }), what: { en: 'A family room', es: 'Un cuarto familiar' } },
    { ...component(590, { party: [5, 6] }), what: { en: 'Two rooms', es: 'Dos cuartos' } },
  ])
  expect(rows.find(({ party }) => party === 6)?.dearerBy).toEqual([{ en: 'Two rooms', es: 'Dos cuartos' }])
})
