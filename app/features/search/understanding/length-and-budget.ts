import { minorPerUnit } from '#database/values/currency.ts'
import { type Currency, DOLLARS_FOR_ONE } from '#database/values/reference-rates.ts'
import { childAt } from './party.ts'
import { isOfWhole } from './turned-wishes.ts'
import {
  type Budget,
  isFree,
  type Length,
  leaveOpen,
  type Part,
  partOf,
  type Reading,
  take,
  unreadOf,
} from './understanding.ts'
import {
  bookOf,
  type Found,
  isApart,
  isForSome,
  isNext,
  listBook,
  numberAt,
  phraseAt,
  rangeAt,
  type Token,
} from './words.ts'

/** Reads the length of a trip: "a week", "8-10 days", "menos de dos semanas", "fin de semana". */

const comparators = bookOf({
  most: 'less than, under, up to, at most, no more than, not more than, not over, no longer than, max, maximum, within, shorter than, menos de, hasta, maximo, un maximo de, maximo de, no mas de, como mucho, como maximo, a lo sumo, a lo mas',
  least:
    'more than, over, at least, minimum, a minimum of, longer than, mas de, al menos, por lo menos, minimo, un minimo de, como minimo, minimo de',
  about:
    'about, around, roughly, approximately, some, circa, or so, unos, unas, alrededor de, aproximadamente, cerca de, como, mas o menos',
})

export { comparators }

const afterwards = bookOf({
  most: 'max, maximum, or less, at most, tops, or fewer, maximo, como maximo, como mucho, o menos',
  least: 'or more, minimum, at least, plus, o mas, minimo, como minimo, al menos, por lo menos',
})

const units = bookOf({
  day: 'day, days, dia, dias, jornada, tag, tage, tagen, jour, jours, giorno, giorni',
  night: 'night, nights, noche, noches, nt, nts, nacht, nachte, nuit, nuits, noite, noites, notte, notti',
  week: 'week, weeks, semana, wk, wks, woche, wochen, semaine, semaines, settimana, settimane',
  month: 'month, months, mes, meses',
})

/** Lengths without a number, or with an article. */
const fixed: Readonly<Record<string, Length>> = {
  weekend: { least: 2, most: 3 },
  long: { least: 3, most: 4 },
  few: { least: 3, most: 5 },
  couple: { least: 2, most: 3 },
  fortnight: { least: 14, most: 14 },
  fifteen: { least: 14, most: 15 },
  half: { least: 10, most: 11 },
  weeks: { least: 14, most: 14 },
  manyWeeks: { least: 14, most: 28 },
}
const fixedBook = bookOf({
  weekend: 'weekend, a weekend, weekend break, fin de semana, un fin de semana, finde, un finde',
  long: 'long weekend, a long weekend, puente, un puente, fin de semana largo, un fin de semana largo',
  few: 'few days, a few days, several days, some days, unos pocos dias, pocos dias, varios dias, algunos dias',
  couple: 'couple of days, a couple of days, par de dias, un par de dias',
  fortnight: 'fortnight, a fortnight, quincena, una quincena',
  fifteen: 'quince dias, 15 dias',
  half: 'week and a half, semana y media',
  weeks:
    'couple of weeks, a couple of weeks, couple weeks, a couple weeks, par de semanas, un par de semanas',
  manyWeeks: 'few weeks, a few weeks, several weeks, varias semanas, unas pocas semanas',
})

const ONE = listBook(
  'a, an, un, una, one, whole, a whole, full, a full, entire, an entire, toda una, una sola',
)

/** Phrases that make nights those of one stop, not of the trip. */
const eachStop = listBook(
  'in each place, in every place, at each place, each place, per place, at each stop, each stop, per stop, in each hotel, at each hotel, each hotel, per hotel, en cada lugar, por lugar, en cada sitio, por sitio, en cada parada, por parada, en cada hotel, por hotel, en cada uno',
)

/** Minimum and maximum days of a unit. */
const DAYS: Readonly<Record<string, readonly [number, number]>> = { week: [7, 7], month: [28, 31] }

function inDays(unit: string, low: number, high: number): Length {
  if (unit === 'night') return { least: low + 1, most: high + 1 }
  const [fewest, most] = DAYS[unit] ?? [1, 1]
  return { least: Math.floor(low * fewest), most: Math.ceil(high * most) }
}

/** "Two and a half weeks", "un mes y medio". */
const andHalf = listBook('and a half, and half, y medio, y media')

/** “Two full weeks”, which are all of the trip. */
const wholeUnits = /^(full|whole|entire|solid)$/

/** Words that make months an age, */
const sinceBirth = listBook('old, edad, de edad, of age')
/** or the time until the trip. */
const untilThen = listBook('from now, ago, from today')
/** Words that make a time that of somebody’s body, or long past: “8 weeks post surgery”. */
const ofLife = listBook(
  'post, ago, pregnant, into my pregnancy, embarazada, de embarazo, after surgery, after my operation, after an operation',
)
const beforeThen = new Set(['in', 'en', 'dentro', 'hace'])
/** Words between a child and the months of its age: "a baby of 8", "kids 2 years and 8". */
const agesLead = listBook(
  'of, de, con, aged, age, is, are, who is, who are, tiene, tienen, que tiene, and, y, a, an, un, una, years, year, anos, ano, months, meses',
)

/** Whether months at a token are a child's age, not a length: "a baby of 18 months". */
function areAge(tokens: readonly Token[], at: number, end: number): boolean {
  if (!apartAt(tokens, end) && childAt(tokens, end)) return true
  for (let start = at; start > 0 && !apartAt(tokens, start); start--) {
    // In "with kids and six months" the months are the trip's.
    if (childEndsAt(tokens, start)) return !['and', 'y'].includes(tokens[start]?.plain ?? '')
    if (!phraseAt(agesLead, tokens, start - 1) && !numberAt(tokens, start - 1)) return false
  }
  return false
}

function childEndsAt(tokens: readonly Token[], end: number): boolean {
  return childAt(tokens, end - 1) !== null || childAt(tokens, end - 2)?.count === 2
}

function apartAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && isApart(token)
}

/** Whether months at a token are the time until the trip: "in six months", "dentro de seis meses". */
function areWait(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens[at - 1]?.plain === 'de' ? at - 2 : at - 1
  return beforeThen.has(tokens[before]?.plain ?? '') || phraseAt(untilThen, tokens, end) !== null
}

/** Amounts per day, which are no length: "three hours of driving a day". */
const rated = /^(?:hours?|hrs?|h|kms?|kilomet(?:er|re)s?|miles?|dollars|usd)$/
const RATED_BEFORE = 5

function isRate(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.plain !== 'a' || tokens[at + 1]?.plain !== 'day') return false
  return tokens
    .slice(Math.max(0, at - RATED_BEFORE), at)
    .some(({ plain, currency }) => rated.test(plain) || currency !== null)
}

/** A quantity with its unit: "8-10 days", "una semana", "7d". */
function quantityAt(tokens: readonly Token[], at: number): Found<Length> | null {
  const phrase = phraseAt(fixedBook, tokens, at)
  // “Find me a trip” has the stem of a Spanish weekend.
  const named = phrase && tokens[at + phrase.count - 1]?.plain !== 'find' && fixed[phrase.value]
  // A “trek de varios días” is one of the longer ones, and no journey of so many days.
  const isKind = phrase?.value === 'few' && /^(de|day)$/.test(tokens[at - 1]?.plain ?? '')
  if (phrase && named) return isKind ? null : { ...phrase, value: named }
  // The plural "unas semanas" means some weeks; its stem equals that of "una semana".
  const isSome = tokens[at]?.plain === 'unas' && tokens[at + 1]?.plain === 'semanas'
  if (isSome) return { value: { least: 14, most: 28 }, at, count: 2 }
  const article = phraseAt(ONE, tokens, at)
  const isSpanishTo = tokens[at]?.plain === 'a' && /^(dia|noche|semana|mes)/.test(tokens[at + 1]?.plain ?? '')
  const range =
    rangeAt(tokens, at) ??
    (article && !isSpanishTo && !isRate(tokens, at) ? { low: 1, high: 1, count: article.count } : null)
  if (!range) return null
  const before = phraseAt(andHalf, tokens, at + range.count)
  const isWhole = wholeUnits.test(tokens[at + range.count]?.plain ?? '')
  const unitAt = at + range.count + (before?.count ?? (isWhole ? 1 : 0))
  const token = tokens[unitAt]
  const isShort = token?.gap === '' && ['d', 'w', 'n'].includes(token.plain)
  const short = { d: 'day', w: 'week', n: 'night' }[token?.plain ?? '']
  const unit = isShort ? short : phraseAt(units, tokens, unitAt)?.value
  if (!unit || range.low < 1 || phraseAt(sinceBirth, tokens, unitAt + 1)) return null
  const after = before ? null : phraseAt(andHalf, tokens, unitAt + 1)
  const end = unitAt + 1 + (after?.count ?? 0)
  if (phraseAt(ofLife, tokens, end)) return null
  if (unit === 'month' && (areAge(tokens, at, end) || areWait(tokens, at, end))) return null
  const half = before || after ? 0.5 : 0
  return { value: inDays(unit, range.low + half, range.high + half), at, count: end - at }
}

function compared({ least, most }: Length, comparator: 'most' | 'least' | 'about' | undefined): Length {
  if (comparator === 'most') return { least: null, most }
  if (comparator === 'least') return { least, most: null }
  if (comparator === 'about' && least !== null && most !== null && least === most) {
    const room = Math.max(1, Math.round(least / 10))
    return { least: Math.max(1, least - room), most: most + room }
  }
  return { least, most }
}

/** What makes days a part of the trip: “and end with five days at the beach”. */
const partBefore =
  /^(end|ends|ending|finish|finishing|finally|afterwards|followed|then|last|terminar|terminando|acabar|acabando|finalmente|luego|despues)$/
const PART_BEFORE = 3

function isOfPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - PART_BEFORE), at)
  // “Gorillas and then chimpanzees, 8 days”: after a pause the days are the whole trip’s.
  const isAfterPause = isApart(tokens[at] ?? { gap: '' }) && !partBefore.test(tokens[at - 1]?.plain ?? '')
  if (isAfterPause) return false
  const from = before.findLastIndex(token => isApart(token))
  return at > PART_BEFORE && before.slice(Math.max(0, from)).some(({ plain }) => partBefore.test(plain))
}

function lengthAt({ tokens }: Reading, at: number): Found<Length> | null {
  const before = phraseAt(comparators, tokens, at)
  const quantity = before && quantityAt(tokens, at + before.count)
  const found = quantity ?? quantityAt(tokens, at)
  if (!found) return null
  const end = found.at + found.count
  if (phraseAt(eachStop, tokens, end)) return null
  const said = quantity ? null : phraseAt(afterwards, tokens, end)
  // In "two weeks, at least 3 nights" the comparator belongs to the second length.
  const after = said && quantityAt(tokens, end + said.count) ? null : said
  const value = compared(found.value, quantity ? before?.value : after?.value)
  return { value, at, count: end + (after?.count ?? 0) - at }
}

function wider(one: Length, other: Length): Length {
  const both = (a: number | null, b: number | null, pick: (a: number, b: number) => number) =>
    a === null || b === null ? null : pick(a, b)
  return { least: both(one.least, other.least, Math.min), most: both(one.most, other.most, Math.max) }
}

/** Reads all lengths of a text as one; of contradicting ones the wider wins. */
export function readLength(reading: Reading): Part<Length> | null {
  const found: Found<Length>[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const length = lengthAt(reading, at)
    if (!length || !isFree(reading, at, length.count)) continue
    take(reading, length)
    const isPart = isOfPart(reading.tokens, at) || isOfWhole(reading.tokens, at + length.count)
    if (!isPart) found.push(length)
    at += length.count - 1
  }
  const last = found.at(-1)
  if (!last) return null
  const value = found.map(one => one.value).reduce(wider)
  return partOf(reading, last, value, found.slice(0, -1))
}

/** Reads the budget: "under 3000", "3k each", "unos 2000 por persona", "cheap". */

export const budgetLevels = bookOf({
  cheap:
    'cheap, not expensive, not too expensive, not very expensive, no muy caro, no muy cara, nada caro, low season deals, deals, cheap deals, ofertas, sin gastar mucho, sin gastar demasiado, gastar poco, backpacker, backpackers, backpacking, mochila, mochileando, mochilero, mochileros, cheaply, cheaper, cheapest, budget, low budget, on a budget, tight budget, small budget, low cost, inexpensive, affordable, economical, shoestring, on a shoestring, good value, barato, barata, baratos, baratas, economico, economica, bajo presupuesto, poco presupuesto, presupuesto bajo, presupuesto ajustado, poco dinero, con poco dinero, bajo costo, bajo coste, asequible',
  comfortable:
    'comfortable, comfortably, comfort, mid range, midrange, medium budget, mid budget, comodo, comoda, comodos, confort, confortable, gama media, presupuesto medio, precio medio',
  luxury:
    'budget no object, budget is no object, no object, budget no issue, budget is no issue, cost is no object, cost no object, whatever it costs, sin limite de gasto, el dinero no es problema, el presupuesto no es problema, sin mirar el precio, cueste lo que cueste, money is no object, money no issue, money is no issue, money is not a problem, price is no object, price no object, budget is no problem, no budget limit, without a budget limit, unlimited budget, sin limite de presupuesto, el precio no importa, da igual el precio, luxury, luxurious, luxuries, high end, upscale, upmarket, deluxe, five star, 5 star, premium, money no object, el dinero no importa, algo de lujo, lujo, de lujo, lujoso, lujosa, alta gama, cinco estrellas, 5 estrellas, exclusivo, exclusiva',
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
/** The same for a sum that is everybody's. */
const wholeBudget = listBook(
  'total budget, my total budget, our total budget, total budget of, total budget is, our total budget is, a total budget of, whole budget, overall budget, family budget, our family budget, budget for all of us, budget for us all, budget for the family, budget for two, budget for the two of us, budget for both, presupuesto total, presupuesto total de, un presupuesto total de, nuestro presupuesto total, presupuesto familiar, presupuesto para todos, presupuesto para los dos, presupuesto para dos, presupuesto entre todos, presupuesto entre los dos',
)
const shares = bookOf({
  person:
    'per person, each, pp, p p, a person, a head, per head, per traveler, per traveller, apiece, por persona, por cabeza, cada uno, cada una, c u, por viajero, por adulto, per adult',
  group:
    'total, in total, in all, altogether, all in, between us, between the two of us, among us, all told, for the four of us, for the three of us, for the five of us, for the six of us, for us all, for all four, for all five, para los cuatro, para los tres, para los cinco, para los seis, entre los tres, entre los cuatro, entre los cinco, all together, for all, for all of us, for everyone, for the family, for the whole family, para la familia, para toda la familia, for the group, for two, for both, per couple, per family, for the two of us, en total, para todos, toda la familia, para dos, para los dos, entre todos, entre los dos, por pareja, para el grupo, por familia, los dos, las dos, los tres, las tres, los cuatro, las cuatro, los cinco, para las dos, entre las dos, entre ambos, para ambos, nosotros dos, en conjunto, juntos, the two of us, the three of us, the four of us, the five of us, both of us, us both, for us both, combined, overall, the lot, whole trip, the whole trip, for the whole trip, entire trip, for the entire trip, todo el viaje, por todo el viaje, para todo el viaje',
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
  /** The words that say for whom it is, which may count the party: “for two”. */
  share: Found<unknown> | null
}

function amountAt(tokens: readonly Token[], at: number): Found<Amount> | null {
  let start = at
  const whole = phraseAt(wholeBudget, tokens, start)
  const budget = whole ?? phraseAt(budgetWords, tokens, start)
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
      per: share?.value ?? (whole || isWhole ? 'group' : null),
      ...{ currency, share },
    },
    at,
    count: past + (share?.count ?? 0) + (perDay?.count ?? 0) - at,
  }
}

const CENTS = 100

function inDollarCents(amount: number | null, currency: Currency): number | null {
  return amount === null ? null : Math.round(amount * DOLLARS_FOR_ONE[currency] * CENTS)
}

/** “Sin mochileros”, “without backpackers”: what is refused is no budget. */
function isRefusedLevel(tokens: readonly Token[], at: number): boolean {
  return isNext(tokens, at) && /^(sin|without|ni)$/.test(tokens[at - 1]?.plain ?? '')
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
    const word = money || isRefusedLevel(tokens, at) ? null : phraseAt(budgetLevels, tokens, at)
    const one = money ?? word
    if (!one || !isFree(reading, at, one.count)) continue
    take(reading, one)
    if (money?.value.share) leaveOpen(reading, money.value.share, 'party')
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
