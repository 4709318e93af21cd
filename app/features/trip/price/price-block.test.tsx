import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PriceBlock } from './price-block.tsx'
import type { PriceData } from './price-schema.ts'

const price: PriceData = {
  currency: 'US$',
  from: 'US$ 1,150',
  fromDays: '16 Apr – 14 Dec',
  bestMonths: [1, 2, 7],
  notRunMonths: [],
  linesPeriod: '16 Apr – 14 Dec',
  lines: [
    { what: 'Nights', each: 'US$ 1,000', shared: null },
    { what: 'A boat', each: 'US$ 150', shared: 'US$ 300' },
  ],
  periods: ['16 Apr – 14 Dec', '15 Dec – 15 Apr'],
  childPrice: null,
  family: null,
  rows: [
    { party: 2, prices: ['1,150', '1,200'], dearerBy: null },
    { party: 3, prices: ['1,100', null], dearerBy: null },
  ],
}

function words(data: PriceData): string {
  const html = renderToStaticMarkup(<PriceBlock price={data} />)
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('the price of a trip', () => {
  test('is shown as a sum of its lines', () => {
    const text = words(price)
    expect(text).toContain('Per person, two sharing, 16 Apr – 14 Dec')
    expect(text).toContain('A boat US$ 300, shared by two US$ 150 Each of two pays US$ 1,150')
    expect(text).toContain('Travellers 16 Apr – 14 Dec 15 Dec – 15 Apr 2 1,150 1,200')
  })

  test('shows unknown prices as unknown', () => {
    expect(words(price)).toContain('3 1,100 Not priced yet')
  })

  test('has no seasons if it is the same all year', () => {
    const text = words({
      ...price,
      linesPeriod: '',
      periods: [''],
      rows: [{ party: 2, prices: ['1,150'], dearerBy: null }],
    })
    expect(text).toContain('Per person, two sharing, all year')
    expect(text).toContain('Travellers All year 2 1,150')
  })

  test('offers to ask if there is no price at all', () => {
    const text = words({ ...price, from: null, lines: [], periods: [''], rows: [] })
    expect(text).toContain('This trip has no price yet.')
    expect(text).not.toContain('0')
  })
})
