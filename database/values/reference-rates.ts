/**
 * What one unit of a currency is worth in US dollars: reference rates of one day, by which an amount that somebody
 * names in their own money is compared with our prices. An estimate, and said to be one.
 */
export const REFERENCE_DAY = '2026-11-20'

export const DOLLARS_FOR_ONE = {
  USD: 1,
  EUR: 1.16,
  GBP: 1.32,
  CHF: 1.24,
  CAD: 0.71,
  AUD: 0.65,
  NZD: 0.57,
  SEK: 0.105,
  NOK: 0.098,
  DKK: 0.155,
  PLN: 0.27,
  JPY: 0.0064,
  CNY: 0.14,
  INR: 0.0112,
  SGD: 0.77,
  ZAR: 0.058,
  BRL: 0.187,
  MXN: 0.054,
  COP: 0.00026,
  ARS: 0.0007,
  CLP: 0.00107,
  PEN: 0.297,
  CRC: 0.002,
  GTQ: 0.13,
} as const

export type Currency = keyof typeof DOLLARS_FOR_ONE
