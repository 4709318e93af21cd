import { describe, expect, it, test } from 'vitest'
import { filterQuery, type ListRules, narrow } from './list.ts'

interface Day {
  name: string
  type: string
  months: number[]
  price: number
}

const days: Day[] = [
  { name: 'Whales', type: 'water', months: [8, 9], price: 90 },
  { name: 'Market', type: 'food', months: [1, 8], price: 40 },
  { name: 'Canals', type: 'water', months: [1, 2], price: 60 },
]

const rules: ListRules<Day> = {
  facets: [
    {
      key: 'type',
      options: ['water', 'food', 'culture'].map(value => ({ value, label: value })),
      of: ({ type }) => [type],
    },
    {
      key: 'month',
      options: [1, 2, 8, 9, 12].map(month => ({ value: `${month}`, label: `${month}` })),
      of: ({ months }) => months.map(String),
    },
  ],
  sorts: [
    { key: 'name', compare: (a, b) => a.name.localeCompare(b.name) },
    { key: 'price', compare: (a, b) => a.price - b.price },
  ],
}

function asked(query: string) {
  const { found, ...rest } = narrow(days, rules, new URLSearchParams(query))
  return { ...rest, names: found.map(({ name }) => name) }
}

describe('a list', () => {
  it.each([
    ['', ['Canals', 'Market', 'Whales']],
    ['sort=price', ['Market', 'Canals', 'Whales']],
    ['type=water', ['Canals', 'Whales']],
    ['type=water&month=8', ['Whales']],
    ['type=culture', ['Canals', 'Market', 'Whales']],
    ['type=toString&month=13&sort=constructor', ['Canals', 'Market', 'Whales']],
  ])('asked for “%s” holds %j', (query, names) => {
    expect(asked(query).names).toEqual(names)
  })

  it('counts the items of each option, with the other facets unchanged', () => {
    const { facets } = asked('month=8').filter
    const [type, month] = facets
    expect(type).toMatchObject({ chosen: null, all: 2 })
    expect(type?.options).toEqual([
      { value: 'water', label: 'water', count: 1 },
      { value: 'food', label: 'food', count: 1 },
    ])
    expect(month).toMatchObject({ chosen: '8', all: 3 })
    expect(month?.options.map(({ value }) => value)).toEqual(['1', '2', '8', '9'])
  })

  it('offers the nearest non-empty lists if it is empty', () => {
    const { names, looser } = asked('type=food&month=9')
    expect(names).toEqual([])
    expect(looser).toEqual([
      { dropped: ['type'], count: 1 },
      { dropped: ['month'], count: 1 },
      { dropped: ['type', 'month'], count: 3 },
    ])
    expect(asked('type=food').looser).toEqual([])
  })

  it('offers no other empty list', () => {
    const price = ['40', '60', '90'].map(value => ({ value, label: value }))
    const priced: ListRules<Day> = {
      ...rules,
      facets: [...rules.facets, { key: 'price', options: price, of: day => [String(day.price)] }],
    }
    const { looser } = narrow(days, priced, new URLSearchParams('type=food&month=9&price=60'))
    expect(looser).toEqual([
      { dropped: ['type', 'month'], count: 1 },
      { dropped: ['type', 'price'], count: 1 },
      { dropped: ['month', 'price'], count: 1 },
      { dropped: ['type', 'month', 'price'], count: 3 },
    ])
  })
})

test('an address contains the filters but no defaults', () => {
  const { filter } = asked('type=water&sort=price')
  expect(filterQuery(filter)).toEqual({ type: 'water', month: undefined, sort: 'price' })
  expect(filterQuery(filter, { type: null, month: '8' })).toEqual({
    type: undefined,
    month: '8',
    sort: 'price',
  })
  expect(filterQuery(asked('sort=name').filter).sort).toBeUndefined()
})
