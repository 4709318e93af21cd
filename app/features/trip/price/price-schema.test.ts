import { describe, expect, it } from 'vitest'
import type { ChildPrice } from '#database/values/child-price.ts'
import type { PriceComponent } from './price.ts'
import { toPriceData } from './price-schema.ts'

function component(amountMinor: number, per: PriceComponent['per'] = 'person'): PriceComponent {
  const what = { en: `for each ${per}`, es: `por ${per}` }
  return { what, per, amountMinor, season: null, partySize: { kind: 'Range', start: 1, end: 4 } }
}

/** The table's amounts by size of party. */
function amounts(components: readonly PriceComponent[]): string[] {
  return toPriceData(
    components,
    { currency: 'USD', bestMonths: [], notRunMonths: [], childPrice: null },
    'en',
  ).rows.map(({ party, prices }) => `${party}: ${prices.join()}`)
}

describe('the amounts of a price table', () => {
  it('are rounded up to whole units, so that nobody pays more than the table shows', () => {
    expect(amounts([component(100_00), component(100_01, 'group')])).toEqual(['1: 201', '2: 151', '3: 134'])
    expect(amounts([component(100_49)])).toEqual(['1: 101', '2: 101', '3: 101'])
  })

  it('are exact if they are whole units', () => {
    expect(amounts([component(100_00)])).toEqual(['1: 100', '2: 100', '3: 100'])
  })
})

describe('the lines of a price', () => {
  it('are those of the cheapest season, and shared ones are marked', () => {
    const dear = { kind: 'Range', start: '2026-12-15', end: '2027-04-16' } as const
    const cheap = { kind: 'Range', start: '2026-04-16', end: '2026-12-15' } as const
    const components = [
      component(100_00),
      { ...component(90_00, 'group'), season: dear },
      { ...component(40_00, 'group'), season: cheap },
    ]
    const { lines } = toPriceData(
      components,
      { currency: 'USD', bestMonths: [], notRunMonths: [], childPrice: null },
      'en',
    )
    const told = lines.map(({ each, shared }) => [each, shared].map(amount => amount?.replace(/\s/, ' ')))
    expect(told).toEqual([
      ['US$ 100', undefined],
      ['US$ 20', 'US$ 40'],
    ])
  })

  it('add up to the price it starts from, also where another time of year is cheaper for more than two', () => {
    const first = { kind: 'Range', start: '2026-01-01', end: '2026-07-01' } as const
    const second = { kind: 'Range', start: '2026-07-01', end: '2027-01-01' } as const
    const { from, lines, periods } = toPriceData(
      [
        component(100_00),
        { ...component(100_00, 'group'), season: first },
        { ...component(40_00), season: second },
      ],
      { currency: 'USD', bestMonths: [], notRunMonths: [], childPrice: null },
      'en',
    )
    expect(from).toMatch(/140$/)
    expect(lines.map(({ each }) => each)).toEqual([
      expect.stringMatching(/100$/),
      expect.stringMatching(/40$/),
    ])
    expect(periods[0]).toMatch(/^1.Jul/)
  })

  it('are those of the best months, though another time of year is cheaper', () => {
    const dry = { kind: 'Range', start: '2026-05-01', end: '2026-09-16' } as const
    const { from, fromDays, lines, linesPeriod, periods } = toPriceData(
      [component(100_00), { ...component(40_00), season: dry }],
      { currency: 'USD', bestMonths: [5, 6, 7, 8, 9], notRunMonths: [], childPrice: null },
      'en',
    )
    expect(from).toMatch(/100$/)
    expect(fromDays).toMatch(/^16.+30.Sept/)
    const whole = toPriceData(
      [component(100_00), { ...component(40_00), season: dry }],
      { currency: 'USD', bestMonths: [6, 7], notRunMonths: [], childPrice: null },
      'en',
    )
    expect(whole.from).toMatch(/140$/)
    expect(whole.fromDays).toBeNull()
    expect(whole.lines).toHaveLength(2)
    expect(whole.linesPeriod).toBe(periods[1])
    expect([lines.length, linesPeriod]).toEqual([1, periods[0]])
  })
})

describe('months in which nobody can start', () => {
  const pricing = (notRunMonths: number[]) => ({
    ...{ currency: 'USD', bestMonths: [5, 6, 7, 8, 9], notRunMonths, childPrice: null },
  })
  const high: PriceComponent = {
    ...component(40_00),
    season: { kind: 'Range', start: '2027-06-01', end: '2027-09-01' },
  }

  it('are in no period of the prices', () => {
    const { periods } = toPriceData([component(100_00), high], pricing([12, 1, 2, 3]), 'en')
    expect(periods.map(period => period.replaceAll(/\s/g, ' '))).toEqual([
      '1 Apr – 31 May, 1 Sept – 30 Nov',
      '1 Jun – 31 Aug',
    ])
  })

  it('leave the rest of the year over New Year in one, and no period of which nothing is left', () => {
    const all = toPriceData([component(100_00), high], pricing([6, 7, 8]), 'en')
    expect(all.periods.map(period => period.replaceAll(/\s/g, ' '))).toEqual(['1 Sept – 31 May'])
    expect(all.rows[0]?.prices).toHaveLength(1)
    const same = toPriceData([component(100_00)], pricing([4]), 'en')
    expect(same.periods.map(period => period.replaceAll(/\s/g, ' '))).toEqual(['1 May – 31 Mar'])
  })
})

describe('what a family pays together', () => {
  const forFour = (amountMinor: number): PriceComponent => ({
    ...component(amountMinor),
    partySize: { kind: 'Range', start: 1, end: 5 },
  })
  const rule: ChildPrice = {
    ages: [6, 11],
    lessMinor: null,
    amountMinor: 60_00,
    party: [2, 2],
    sharing: false,
  }
  const priced = (components: readonly PriceComponent[], childPrice: ChildPrice | null = rule) =>
    toPriceData(components, { currency: 'USD', bestMonths: [6], notRunMonths: [], childPrice }, 'en').family

  it('is the adults at their share and the children at their own price, with their ages', () => {
    const family = priced([forFour(100_00)])
    expect(family?.who).toBe('2 adults and 2 children of 6 to 11, all together')
    expect(family?.prices).toEqual(['320'])
    expect(family?.from?.replace(/\s/, ' ')).toBe('US$ 320')
  })

  it('is unknown in a season of which nobody says what children pay, and where no rule says it', () => {
    const dear = { kind: 'Range', start: '2026-12-15', end: '2027-04-16' } as const
    const family = priced([forFour(100_00), { ...forFour(90_00), season: dear }])
    expect(family?.prices).toEqual(['320', null])
    expect(priced([forFour(100_00)], null)).toBeNull()
    expect(priced([forFour(100_00)], { ...rule, sharing: true })).toBeNull()
  })
})
