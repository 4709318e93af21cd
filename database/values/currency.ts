/**
 * Currencies of ISO 4217 and their minor units. The decimals stand here, because engines disagree about them: V8 leaves
 * out those that cash no longer has (LAK, HUF, IDR), and server and browser would write different amounts.
 */

const decimals: Record<number, readonly string[]> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'],
    ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
}

const decimalsByCode = new Map(
  Object.entries(decimals).flatMap(([count, codes]) => codes.map(code => [code, Number(count)] as const)),
)

/** The number of decimals of a currency: 0 for yen, 3 for Kuwaiti dinars, 2 for nearly all others. */
export function decimalsOf(currency: string): number {
  return decimalsByCode.get(currency) ?? 2
}

/** Minor units of one whole unit. */
export function minorPerUnit(currency: string): number {
  return 10 ** decimalsOf(currency)
}

/** The next whole unit of a currency, in minor units: shares seldom come out even. */
export function wholeUnits(minor: number, currency: string): number {
  return Math.ceil(minor / minorPerUnit(currency)) * minorPerUnit(currency)
}

/** Codes that engines list although nobody pays in them: withdrawn, or units of account. */
const NOT_MONEY = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL', 'XDR', 'XSU'])

const codes = Intl.supportedValuesOf('currency').filter(code => !NOT_MONEY.has(code))
const known = new Set(codes)

/** Whether a code is that of a currency in which somebody can pay. */
export function isCurrency(code: string): boolean {
  return known.has(code)
}

/** The part of an amount that cards take and give back: of currencies with three decimals, only tens of the smallest. */
export function roundForCards(minor: number, currency: string): number {
  return decimalsOf(currency) < 3 ? minor : Math.floor(minor / 10) * 10
}
