import { describe, expect, it } from 'vitest'
import type { PriceComponent } from '#app/features/trip/price/price-component.ts'
import { toPriceData } from './price-data.ts'

function component(amountMinor: number, per: PriceComponent['per'] = 'person'): PriceComponent {
  const what = { en: `for each ${per}`, es: `por ${per}` }
  return { what, per, amountMinor, season: null, partySize: { kind: 'Range', start: 1, end: 4 } }
}

/** The table's amounts by size of party. */
function amounts(components: readonly PriceComponent[]): string[] {
  return toPriceData(components, 'USD', 'en').rows.map(({ party, prices }) => `${party}: ${prices.join()}`)
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
    const { lines } = toPriceData(components, 'USD', 'en')
    const told = lines.map(({ each, shared }) => [each, shared].map(amount => amount?.replace(/\s/, ' ')))
    expect(told).toEqual([
      ['US$ 100', undefined],
      ['US$ 20', 'US$ 40'],
    ])
  })
})
