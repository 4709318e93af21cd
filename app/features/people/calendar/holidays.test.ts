import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#database/content/catalogue.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { holidaysBetween } from './calendar.ts'

const { catalogue } = readCatalogue(authored.root, authored.kept)
const of = (tag: string) => catalogue.holidays?.value[tag] ?? []
const daysOf = (tag: string, from: string, to: string) =>
  holidaysBetween(of(tag), from, to).map(({ day, name }) => `${day} ${name.en}`)

describe('the public holidays', () => {
  test('of Peru in 2027 are sixteen, by the date and by Easter', () => {
    expect(holidaysBetween(of('peru'), '2027-01-01', '2027-12-31').map(({ day }) => day.slice(5))).toEqual([
      ...['01-01', '03-25', '03-26', '05-01', '06-07', '06-29', '07-23', '07-28', '07-29'],
      ...['08-06', '08-30', '10-08', '11-01', '12-08', '12-09', '12-25'],
    ])
  })

  test('of Vietnam include five days of Tết and Hùng Kings’ Day, by the moon', () => {
    expect(daysOf('vietnam', '2026-02-01', '2026-05-31')).toEqual([
      ...['16', '17', '18', '19', '20'].map(day => `2026-02-${day} Tết, the lunar new year`),
      // 26 April 2026 is a Sunday.
      '2026-04-27 Hùng Kings’ Day',
      '2026-04-30 Reunification Day',
      '2026-05-01 Labour Day',
    ])
    expect(daysOf('vietnam', '2027-02-01', '2027-02-28')).toHaveLength(5)
    // 2025 had a leap month after Hùng Kings’ Day, 2023 before it.
    expect(daysOf('vietnam', '2025-04-01', '2025-04-20')).toEqual(['2025-04-07 Hùng Kings’ Day'])
    expect(daysOf('vietnam', '2023-04-20', '2023-04-29')).toEqual(['2023-04-29 Hùng Kings’ Day'])
  })

  test.each([
    ['guatemala', '2026-06-29 Army Day'],
    ['guatemala', '2027-06-28 Army Day'],
    ['guatemala', '2028-07-03 Army Day'],
    ['ecuador', '2027-12-31 New Year’s Day'],
    ['rwanda', '2026-08-07 Umuganura'],
    ['kenya', '2027-12-27 Boxing Day'],
    ['belize', '2026-10-12 Indigenous Peoples’ Resistance Day'],
  ])('of %s are moved by the law: %s', (tag, expected) => {
    expect(daysOf(tag, expected.slice(0, 10), expected.slice(0, 10))).toEqual([expected])
  })

  test('are those between two days, both included', () => {
    expect(daysOf('peru', '2026-12-08', '2026-12-09')).toHaveLength(2)
    expect(daysOf('peru', '2026-12-10', '2026-12-24')).toEqual([])
    expect(daysOf('peru', '2026-12-25', '2027-01-01')).toEqual([
      '2026-12-25 Christmas Day',
      '2027-01-01 New Year’s Day',
    ])
  })

  test('cost a request next to nothing', () => {
    const ask = () => holidaysBetween(of('vietnam'), '2027-01-30', '2027-02-15')
    ask()
    const began = performance.now()
    for (let round = 0; round < 200; round++) ask()
    expect((performance.now() - began) / 200).toBeLessThan(5)
  })
})
