import { expect, test } from 'vitest'
import {
  formatDays,
  formatDegrees,
  formatKilometres,
  formatMetres,
  formatMinutes,
  formatMoney,
  formatMonths,
  formatPercent,
  monthSpans,
} from './figures.ts'

/** A text with no-break spaces as plain spaces. */
function read(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

test.each([
  [348_000, 'USD', 'en', 'US$ 3,480'],
  [348_000, 'USD', 'es', 'US$ 3480'],
  [1_200_050, 'USD', 'es', 'US$ 12 000,50'],
  [95_00, 'USD', 'en', 'US$ 95'],
  [1250, 'EUR', 'es', 'EUR 12,50'],
  [12_345, 'JPY', 'en', 'JPY 12,345'],
  [1_000_000, 'VND', 'es', 'VND 1 000 000'],
  [12_345, 'KWD', 'en', 'KWD 12.345'],
  [12_000, 'KWD', 'es', 'KWD 12'],
] as const)('%i minor units of %s in %s', (minor, currency, locale, expected) => {
  expect(read(formatMoney(minor, currency, locale))).toBe(expected)
})

test.each([
  ['en', '28%'],
  ['es', '28\u00a0%'],
] as const)('a percentage in %s', (locale, expected) => {
  expect(formatPercent(28, locale)).toBe(expected)
})

test.each([
  [25, '25 min'],
  [60, '1 h'],
  [185, '3 h 05'],
  [270, '4 h 30'],
])('%i minutes', (minutes, expected) => {
  expect(read(formatMinutes(minutes))).toBe(expected)
})

test('distances and heights', () => {
  expect(read(formatKilometres(8.5, 'en'))).toBe('8.5 km')
  expect(read(formatKilometres(8.5, 'es'))).toBe('8,5 km')
  expect(read(formatKilometres(248, 'en'))).toBe('248 km')
  expect(read(formatMetres(1500, 'es'))).toBe('1500 m')
})

test('negative degrees have a minus, not a hyphen', () => {
  expect([-5, 0, 23].map(formatDegrees)).toEqual(['−5', '0', '23'])
})

test('months', () => {
  expect(formatMonths([1, 2, 3, 4, 7, 8], 'en')).toBe('Jan–Apr, Jul–Aug')
  expect(formatMonths([12, 1, 7], 'es')).toBe('jul, dic–ene')
  expect(formatMonths([9], 'en', 'long')).toBe('September')
  expect(formatMonths([12, 1], 'es', 'long')).toBe('diciembre–enero')
})

test('days of a season', () => {
  expect(read(formatDays('12-22', '01-03', 'en'))).toBe('22 Dec – 3 Jan')
  expect(read(formatDays('12-22', '01-03', 'es'))).toBe('22 dic – 3 ene')
})

test.each([
  [
    [1, 2, 3, 4, 7, 8],
    [
      { first: 1, last: 4 },
      { first: 7, last: 8 },
    ],
  ],
  [
    [12, 1, 2, 7],
    [
      { first: 7, last: 7 },
      { first: 12, last: 2 },
    ],
  ],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [{ first: 1, last: 12 }]],
  [[], []],
])('months %j are the spans %j', (months, spans) => {
  expect(monthSpans(months)).toEqual(spans)
})
