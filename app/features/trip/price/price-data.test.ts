import { describe, expect, it } from 'vitest'
import type { PriceComponent } from '#app/features/trip/price/price-component.ts'
import { toPriceData } from './price-data.ts'

function component(amountMinor: number, per: PriceComponent['per'] = 'person'): PriceComponent {
  const what = { en: `for each ${per}`, es: `por ${per}` }
  return { what, per, amountMinor, season: null, partySize: { kind: 'Range', start: 1, end: 4 } }
}

/** The amounts of the table, by size of party. */
function amounts(components: readonly PriceComponent[]): string[] {
  return toPriceData(components, 'USD', 'en').rows.map(({ party, prices }) => `${party}: ${prices.join()}`)
}

describe('the amounts of a price table', () => {
  it('are rounded up to whole units, so that nobody pays more than is written there', () => {
    expect(amounts([component(100_00), component(100_01, 'group')])).toEqual(['1: 201', '2: 151', '3: 134'])
    expect(amounts([component(100_49)])).toEqual(['1: 101', '2: 101', '3: 101'])
  })

  it('are as they are where they come out even', () => {
    expect(amounts([component(100_00)])).toEqual(['1: 100', '2: 100', '3: 100'])
  })
})
