import { isForSome, numberAt, rangeAt } from '#app/features/search/language/numbers.ts'
import { bookOf, type Found, listBook, phraseAt } from '#app/features/search/language/phrase-book.ts'
import { isNext, type Token } from '#app/features/search/language/tokens.ts'
import { minorPerUnit } from '#database/values/currency.ts'
import { type Currency, DOLLARS_FOR_ONE } from '#database/values/reference-rates.ts'
import { comparators } from './lengths.ts'
import { isFree, partOf, type Reading, take, unreadOf } from './reading.ts'
import type { Budget, Part } from './understanding.ts'

/** Reads the budget: "under 3000", "3k each", "unos 2000 por persona", "cheap". */

export const budgetLevels = bookOf({
  cheap:
    'cheap, not expensive, not too expensive, not very expensive, no muy caro, no muy cara, nada caro, low season deals, deals, cheap deals, ofertas, sin gastar mucho, sin gastar demasiado, gastar poco, backpacker, backpackers, backpacking, mochila, mochileando, mochilero, mochileros, cheaply, cheaper, cheapest, budget, low budget, on a budget, tight budget, small budget, low cost, inexpensive, affordable, economical, shoestring, on a shoestring, good value, barato, barata, baratos, baratas, economico, economica, bajo presupuesto, poco presupuesto, presupuesto bajo, presupuesto ajustado, poco dinero, con poco dinero, bajo costo, bajo coste, asequible',
  comfortable:
    'comfortable, comfortably, comfort, mid range, midrange, medium budget, mid budget, comodo, comoda, comodos, confort, confortable, gama media, presupuesto medio, precio medio',
  luxury:
    'luxury, luxurious, luxuries, high end, upscale, upmarket, deluxe, five star, 5 star, premium, money no object, el dinero no importa, algo de lujo, lujo, de lujo, lujoso, lujosa, alta gama, cinco estrellas, 5 estrellas, exclusivo, exclusiva',
})
/** Pesos alone may be those of six countries. */
const currencies = bookOf<Currency | 'unknown'>({
  USD: 'dollars, usd, us dollars, american dollars, bucks, us, dolares, dolar, dolares americanos',
  EUR: 'euros, euro, eur',
  GBP: 'pounds, pounds sterling, pound, gbp, quid, libras, libras esterlinas, british pounds',
  CHF: 'swiss francs, francs, francos, francos suizos, chf',
  CAD: 'cad, canadian dollars, canadian, dolares canadienses',
  AUD: 'aud, australian dollars, aussie dollars, dolares australianos',
  NZD: 'nzd, new zealand dollars, kiwi dollars',
  SEK: 'sek, swedish kronor, coronas suecas',
  NOK: 'nok, norwegian kroner, coronas noruegas',
  DKK: 'dkk, danish kroner, coronas danesas',
  PLN: 'pln, zloty, zlotys',
  JPY: 'yen, jpy, yenes',
  CNY: 'yuan, cny, rmb, yuanes',
  INR: 'rupees, inr, rupias',
  SGD: 'sgd, singapore dollars',
  ZAR: 'rand, zar',
  BRL: 'reais, brl, reales, real brasileno',
  MXN: 'pesos mexicanos, mxn, mexican pesos',
  COP: 'pesos colombianos, colombian pesos',
  ARS: 'pesos argentinos, argentine pesos',
  CLP: 'pesos chilenos, chilean pesos, clp',
  PEN: 'soles, pen, nuevos soles',
  CRC: 'colones, crc',
  GTQ: 'quetzales guatemaltecos, gtq',
  unknown: 'pesos, peso, crowns, kronor, kroner, coronas',
})
const signs: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
const budgetWords = listBook(
  'budget, my budget, our budget, budget is, my budget is, our budget is, budget of, a budget of, presupuesto, mi presupuesto, nuestro presupuesto, presupuesto es, presupuesto de, mi presupuesto es, un presupuesto de, con un presupuesto de, for, por, cost, costs, price, precio',
)
const shares = bookOf({
  person:
    'per person, each, pp, p p, a person, a head, per head, per traveler, per traveller, apiece, por persona, por cabeza, cada uno, cada una, c u, por viajero, por adulto, per adult',
  group:
    'total, in total, altogether, all in, all together, for all, for all of us, for everyone, for the family, for the whole family, para la familia, para toda la familia, for the group, for two, for both, per couple, per family, for the two of us, en total, para todos, toda la familia, para dos, para los dos, entre todos, entre los dos, por pareja, para el grupo, por familia',
})
/** Units of numbers that are not amounts of money. */
const otherUnits = listBook(
  'm, meter, metre, masl, msnm, metro, km, kilometre, kilometer, kilometro, ft, feet, foot, pies, miles, mile, milla, people, person, persona, pax, kids, children, adult, adulto, year, anos, ano, day, dia, hour, hora, minute, minuto, species, especie, kg, night, noche, week, semana, month, mes, islands, isla',
)
/** For whom an amount is, in words that count the party as well. */
const wholeParty = listBook(
  'for a family of, for our family of, for a family, for our family, for a group of, for a party of, for the family of, para una familia de, para una familia, para nuestra familia, para un grupo de',
)
const deOf = new Set(['de', 'of'])
const nightly = listBook('per night, a night, por noche, la noche')
const daily = listBook('per day, a day, daily, each day, al dia, por dia, diarios, diarias, cada dia')

/** A number from here on is an amount even without a word for money. */
const BARE = 400
/** The same after "under". */
const COMPARED = 200
const isYear = (value: number) => value >= 2020 && value <= 2060

interface Amount {
  /** In whole units of the currency. */
  most: number | null
  per: Budget['per'] | null
  /** Whether it is for each day. */
  isDaily: boolean
  currency: Currency | 'unknown'
}

function amountAt(tokens: readonly Token[], at: number): Found<Amount> | null {
  let start = at
  const budget = phraseAt(budgetWords, tokens, start)
  const saysBudget = budget !== null && !['for', 'por'].includes(tokens[start]?.plain ?? '')
  if (budget) start += budget.count
  const comparator = phraseAt(comparators, tokens, start)
  if (comparator) start += comparator.count
  const before = phraseAt(currencies, tokens, start)
  if (before) start += before.count
  const amount = rangeAt(tokens, start) ?? numberAt(tokens, start)
  if (!amount) return null
  const end = start + amount.count
  // “2 millones de pesos colombianos”
  const unitAt = deOf.has(tokens[end]?.plain ?? '') && phraseAt(currencies, tokens, end + 1) ? end + 1 : end
  // “72 and 75, us two”: what follows a pause is no currency.
  const unit = isNext(tokens, unitAt) ? phraseAt(currencies, tokens, unitAt) : null
  const past = unitAt + (unit?.count ?? 0)
  const high = 'high' in amount ? amount.high : amount.value
  const sign = tokens.slice(start, end).flatMap(token => signs[token.currency ?? ''] ?? [])[0]
  const currency = unit?.value ?? before?.value ?? sign ?? 'USD'
  const hasSign = tokens.slice(start, end).some(token => token.currency !== null || token.plain === 'k')
  const share = phraseAt(shares, tokens, past)
  const isWhole = share === null && (phraseAt(wholeParty, tokens, past) !== null || isForSome(tokens, past))
  const saysMoney = hasSign || unit !== null || before !== null || saysBudget || share?.value === 'person'
  // “A 600mm lens”: what is written onto a number is its unit.
  const isMeasure = tokens[end]?.gap === '' && /^\p{L}/u.test(tokens[end].plain)
  if (!saysMoney && (isMeasure || phraseAt(otherUnits, tokens, end) || isYear(high))) return null
  const isEnough = saysMoney ? high >= 50 : high >= (comparator ? COMPARED : BARE)
  const perDay = phraseAt(daily, tokens, past)
  // A price of a night is that of a house.
  if (!isEnough || phraseAt(nightly, tokens, past) || (perDay && !saysMoney)) return null
  return {
    value: {
      most: comparator?.value === 'least' ? null : high,
      isDaily: perDay !== null,
      per: isWhole ? 'group' : (share?.value ?? null),
      currency,
    },
    at,
    count: past + (share?.count ?? 0) + (perDay?.count ?? 0) - at,
  }
}

const CENTS = 100

function inDollarCents(amount: number | null, currency: Currency): number | null {
  return amount === null ? null : Math.round(amount * DOLLARS_FOR_ONE[currency] * CENTS)
}

/**
 * Reads the budget of a text; the last amount and the last level count. Other money is compared at reference rates;
 * only money of which the country is not said stays unread.
 */
export function readBudget(reading: Reading): { budget: Part<Budget> | null; unread: Part<string>[] } {
  const { tokens } = reading
  const found: Found<unknown>[] = []
  const unread: Part<string>[] = []
  let amount: Amount | null = null
  let level: Budget['level'] = null
  for (let at = 0; at < tokens.length; at++) {
    const money = amountAt(tokens, at)
    const word = money ? null : phraseAt(budgetLevels, tokens, at)
    const one = money ?? word
    if (!one || !isFree(reading, at, one.count)) continue
    take(reading, one)
    if (money?.value.currency === 'unknown') unread.push(unreadOf(reading, money))
    else found.push(one)
    if (money && money.value.currency !== 'unknown') amount = money.value
    if (word) level = word.value
    at += one.count - 1
  }
  const last = found.at(-1)
  if (!last) return { budget: null, unread }
  const currency = amount && amount.currency !== 'unknown' ? amount.currency : 'USD'
  const most = amount?.most ?? null
  const value: Budget = {
    ...{ mostMinor: inDollarCents(most, currency), per: amount?.per ?? 'person', level },
    isDaily: amount?.isDaily ?? false,
    said:
      most === null || currency === 'USD'
        ? null
        : { mostMinor: Math.round(most * minorPerUnit(currency)), currency },
  }
  return { budget: partOf(reading, last, value, found.slice(0, -1)), unread }
}
