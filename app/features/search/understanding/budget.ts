import { numberAt, rangeAt } from '#app/features/search/language/numbers.ts'
import { bookOf, type Found, listBook, phraseAt } from '#app/features/search/language/phrase-book.ts'
import type { Token } from '#app/features/search/language/tokens.ts'
import { comparators } from './lengths.ts'
import { isFree, partOf, type Reading, take, unreadOf } from './reading.ts'
import type { Budget, Part } from './understanding.ts'

/** Reads the budget: "under 3000", "3k each", "unos 2000 por persona", "cheap". */

export const budgetLevels = bookOf({
  cheap:
    'cheap, not expensive, not too expensive, not very expensive, no muy caro, no muy cara, nada caro, sin gastar mucho, sin gastar demasiado, gastar poco, backpacker, backpackers, mochilero, mochileros, cheaply, cheaper, cheapest, budget, low budget, on a budget, tight budget, small budget, low cost, inexpensive, affordable, economical, shoestring, on a shoestring, good value, barato, barata, baratos, baratas, economico, economica, bajo presupuesto, poco presupuesto, presupuesto bajo, presupuesto ajustado, poco dinero, con poco dinero, bajo costo, bajo coste, asequible',
  comfortable:
    'comfortable, comfortably, comfort, mid range, midrange, medium budget, mid budget, comodo, comoda, comodos, confort, confortable, gama media, presupuesto medio, precio medio',
  luxury:
    'luxury, luxurious, luxuries, high end, upscale, upmarket, deluxe, five star, 5 star, premium, money no object, el dinero no importa, algo de lujo, lujo, de lujo, lujoso, lujosa, alta gama, cinco estrellas, 5 estrellas, exclusivo, exclusiva',
})
const currencies = bookOf({
  ours: 'dollars, usd, us dollars, bucks, us, dolares, dolar',
  foreign:
    'euros, eur, pounds, pounds sterling, gbp, quid, libras, libras esterlinas, pesos, pesos mexicanos, mxn, soles, colones, cad, canadian dollars, dolares canadienses, aud, australian dollars, francs, swiss francs, francos, chf, yen',
})
const foreignSigns = new Set(['€', '£'])
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
const nightly = listBook('per night, a night, per day, a day, por noche, la noche, al dia, por dia')

/** A number from here on is an amount even without a word for money. */
const BARE = 400
/** The same after "under". */
const COMPARED = 200
const isYear = (value: number) => value >= 2020 && value <= 2060

interface Amount {
  mostMinor: number | null
  per: Budget['per'] | null
  isForeign: boolean
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
  const unit = phraseAt(currencies, tokens, end)
  const high = 'high' in amount ? amount.high : amount.value
  const isForeign =
    before?.value === 'foreign' ||
    unit?.value === 'foreign' ||
    tokens.slice(start, end).some(token => foreignSigns.has(token.currency ?? ''))
  const hasSign = tokens.slice(start, end).some(token => token.currency !== null || token.plain === 'k')
  const share = phraseAt(shares, tokens, end + (unit?.count ?? 0))
  const saysMoney = hasSign || unit !== null || before !== null || saysBudget || share?.value === 'person'
  if (!saysMoney && (phraseAt(otherUnits, tokens, end) || isYear(high))) return null
  const isEnough = saysMoney ? high >= 50 : high >= (comparator ? COMPARED : BARE)
  if (!isEnough || phraseAt(nightly, tokens, end + (unit?.count ?? 0))) return null
  return {
    value: {
      mostMinor: comparator?.value === 'least' ? null : Math.round(high * 100),
      per: share?.value ?? null,
      isForeign,
    },
    at,
    count: end + (unit?.count ?? 0) + (share?.count ?? 0) - at,
  }
}

/**
 * Reads the budget of a text; the last amount and the last level count. Amounts in other currencies than dollars stay
 * unread, because we have no rates.
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
    if (money?.value.isForeign) unread.push(unreadOf(reading, money))
    else found.push(one)
    if (money && !money.value.isForeign) amount = money.value
    if (word) level = word.value
    at += one.count - 1
  }
  const last = found.at(-1)
  if (!last) return { budget: null, unread }
  const value = { mostMinor: amount?.mostMinor ?? null, per: amount?.per ?? 'person', level } as const
  return { budget: partOf(reading, last, value, found.slice(0, -1)), unread }
}
