import { decimalsOf, minorPerUnit } from '#database/values/currency.ts'
import type { Locale } from '#database/values/locale.ts'

/** Formatting of figures. It happens where data is read, so that server and browser never differ. */

/** A no-break space between a figure and its unit. */
const SPACE = '\u00a0'

/** Formatters are slow to create and often used: each is created once. */
function once<Key extends string, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>()
  return key => {
    const format = made.get(key) ?? make(key)
    made.set(key, format)
    return format
  }
}

const digits = [0, 1, 2, 3].map(decimals =>
  once(
    (locale: Locale) =>
      new Intl.NumberFormat(locale, {
        // Spanish does not group four digits.
        useGrouping: locale === 'es' ? 'min2' : 'always',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ),
)

function dates(options: Intl.DateTimeFormatOptions): (locale: Locale) => Intl.DateTimeFormat {
  return once(
    (locale: Locale) =>
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }),
  )
}

const months = { long: dates({ month: 'long' }), short: dates({ month: 'short' }) }
const monthsOfYears = dates({ month: 'long', year: 'numeric' })
const days = dates({ day: 'numeric', month: 'short' })
const daysOfYears = dates({ day: 'numeric', month: 'long', year: 'numeric' })

/**
 * 12,000.5 in English; 12 000,5 in Spanish, where half its countries read a point between thousands as a decimal
 * point.
 */
function inDigits(value: number, locale: Locale, decimals = 0): string {
  const text = (digits[decimals]?.(locale).format(value) ?? String(value)).replace('-', '−')
  return locale === 'es' ? text.replaceAll('.', SPACE) : text
}

/** 28% in English, 28 % in Spanish. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${percent}${locale === 'es' ? SPACE : ''}%`
}

/** The sign of a currency before an amount. */
export function currencySign(currency: string): string {
  return currency === 'USD' ? 'US$' : currency
}

/** An amount in minor units, where the currency is named elsewhere: 3,480 in English, 3480 in Spanish. */
export function formatAmount(minor: number, currency: string, locale: Locale): string {
  const unit = minorPerUnit(currency)
  return inDigits(minor / unit, locale, minor % unit === 0 ? 0 : decimalsOf(currency))
}

/** An amount in minor units of a currency: US$ 3,480 in English, US$ 3480 in Spanish. */
export function formatMoney(minor: number, currency: string, locale: Locale): string {
  return `${currencySign(currency)}${SPACE}${formatAmount(minor, currency, locale)}`
}

/** The mean of ratings: 4.5 in English, 4,5 in Spanish. */
export function formatMean(mean: number, locale: Locale): string {
  return inDigits(mean, locale, 1)
}

/** A duration: 25 min, 3 h, 4 h 30. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}${SPACE}min`
  const whole = `${hours}${SPACE}h`
  return rest === 0 ? whole : `${whole}${SPACE}${String(rest).padStart(2, '0')}`
}

export function formatKilometres(kilometres: number, locale: Locale): string {
  return `${inDigits(kilometres, locale, Number.isInteger(kilometres) ? 0 : 1)}${SPACE}km`
}

export function formatMetres(metres: number, locale: Locale): string {
  return `${inDigits(metres, locale)}${SPACE}m`
}

/** Whole degrees, negative ones with a true minus: −5. */
export function formatDegrees(degrees: number): string {
  return String(degrees).replace('-', '−')
}

/** The name of a month, 1 January to 12 December. */
export function monthName(month: number, locale: Locale, length: 'long' | 'short' = 'long'): string {
  return months[length](locale).format(Date.UTC(2001, month - 1, 1))
}

/** The month of a day written YYYY-MM-DD: March 2026. */
export function formatMonthOf(day: string, locale: Locale): string {
  return monthsOfYears(locale).format(new Date(day))
}

/** A day written YYYY-MM-DD: 4 March 2026. */
export function formatDay(day: string, locale: Locale): string {
  return daysOfYears(locale).format(new Date(day))
}

/**
 * Consecutive members of a cycle (months of a year, weekdays), counted from 1, joined: of 12, [12, 1, 2, 7] is 7 and
 * 12 to 2.
 */
export function spansIn(size: number, members: readonly number[]): { first: number; last: number }[] {
  const known = new Set(members)
  const circle = Array.from({ length: size }, (_, i) => i + 1)
  const before = (one: number) => (one === 1 ? size : one - 1)
  const after = (one: number) => (one === size ? 1 : one + 1)
  const starts = circle.filter(one => known.has(one) && !known.has(before(one)))
  if (starts.length === 0 && known.size > 0) return [{ first: 1, last: size }]
  return starts.map(first => {
    let last = first
    while (known.has(after(last))) last = after(last)
    return { first, last }
  })
}

/** Joins consecutive months, also over New Year: [12, 1, 2, 7] is July, and December to February. */
export function monthSpans(months: readonly number[]): { first: number; last: number }[] {
  return spansIn(12, months)
}

/** Months, consecutive ones joined: Jan–Apr, Jul–Aug; `long` gives their full names. */
export function formatMonths(
  months: readonly number[],
  locale: Locale,
  length: 'short' | 'long' = 'short',
): string {
  return monthSpans(months)
    .map(({ first, last }) => (first === last ? [first] : [first, last]))
    .map(ends => ends.map(month => monthName(month, locale, length)).join('–'))
    .join(', ')
}

/** Days without a year, each as month and day (12-22): 22 Dec – 3 Jan. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const ends = [first, last].map(day =>
    days(locale)
      .format(new Date(`2000-${day}T00:00:00Z`))
      .replace(' ', SPACE),
  )
  return ends.join(`${SPACE}– `)
}

const words = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    joined: '-',
  },
  es: {
    units:
      'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    joined: ' y ',
  },
} as const

/** A whole number before what it counts, as in prose: forty-five, cuarenta y un; from a hundred on in figures. */
export function numberWords(value: number, locale: Locale): string {
  if (value >= 100) return String(value)
  const { units, tens, joined } = words[locale]
  const unit = units.split(' ')[value]
  if (unit !== undefined) return unit
  const rest = value % 10
  const ten = tens.split(' ')[Math.floor(value / 10) - 2] ?? String(value)
  return rest === 0 ? ten : `${ten}${joined}${units.split(' ')[rest]}`
}
