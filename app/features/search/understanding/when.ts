import { DAY_MS, dayOf } from '#app/text/days.ts'
import { easterSunday } from '#app/text/easter.ts'
import { childAt } from './party.ts'
import { isFree, type Part, partOf, type Reading, take, type When } from './understanding.ts'
import { bookOf, type Found, isApart, listBook, phraseAt, type Token } from './words.ts'

/** Reads the time of travel: months, ranges of months, seasons, holidays and dates. */

const monthBook = bookOf({
  1: 'january, jan, enero, ene, januar, janvier, janeiro, gennaio',
  2: 'february, feb, febrero, februar, fevrier, fevereiro, febbraio',
  3: 'march, marzo, marz',
  4: 'april, apr, abril, abr, avril, aprile',
  5: 'may, mayo, maio, maggio',
  6: 'june, jun, junio, juni, juin, junho, giugno',
  7: 'july, jul, julio, juli, juillet, julho, luglio',
  8: 'august, aug, agosto, aout',
  9: 'september, sep, sept, septiembre, setiembre, septembre, setembro, settembre',
  10: 'october, oct, octubre, oktober, octobre, outubro, ottobre',
  11: 'november, nov, noviembre, novembre, novembro',
  12: 'december, dec, diciembre, dic, dezember, decembre, dezembro, dicembre',
})
/** Months of the northern hemisphere's seasons, because most visitors who write "summer" live there. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [1, 2, 12],
}
const seasonBook = bookOf({
  spring: 'spring, springtime, primavera',
  summer: 'summer, summertime, verano',
  autumn: 'autumn, fall, otono',
  winter: 'winter, wintertime, invierno',
})
const nextMonth = listBook('next month, el proximo mes, proximo mes, el mes que viene, mes que viene')
const through = new Set(['to', 'a', 'until', 'till', 'through', 'thru', 'hasta', 'al'])
const also = new Set(['and', 'y', 'or', 'o', 'u', 'e'])
/** "Between June and August": July too. */
const between = new Set(['between', 'entre'])
/** Most tokens between "between" and the month: "between the end of". */
const BETWEEN_BEFORE = 4
const vague = listBook(
  'early, mid, late, the beginning of, beginning of, the start of, start of, the middle of, middle of, the end of, end of, principios de, mediados de, finales de, fines de, el principio de, el final de, final de',
)
/** "May" as a verb: "we may go", "May we bring". */
const beforeVerb = new Set(['we', 'i', 'you', 'they', 'it', 'that', 'who', 'he', 'she', 'there'])

function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (beforeVerb.has(before?.plain ?? '')) return true
  const isFirst = !before || (token !== undefined && isApart(token))
  return isFirst && after !== undefined && !isApart(after) && ['i', 'we'].includes(after.plain)
}

/** A month's number, 1 to 12, at a token. */
export function monthAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (!token) return null
  if (token.plain === 'may' && isVerb(tokens, at)) return null
  const found = phraseAt(monthBook, tokens, at)
  return found ? Number(found.value) : null
}

function monthsAt(tokens: readonly Token[], at: number): Found<readonly number[]> | null {
  const month = monthAt(tokens, at)
  if (month !== null) return { value: [month], at, count: 1 }
  const season = tokens[at]?.plain === 'falls' ? null : phraseAt(seasonBook, tokens, at)
  return season && { ...season, value: seasons[season.value] ?? [] }
}

/** All months from one to another, across the end of the year if needed. */
function monthsThrough(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, i) => ((from + i - 1) % 12) + 1).toSorted((a, b) => a - b)
}

/** A list or range of months at a token: "June to August", "marzo o abril", "July, August". */
function joinedAt(tokens: readonly Token[], at: number): Found<readonly number[]> | null {
  const first = monthsAt(tokens, at)
  if (!first) return null
  const isBetween = tokens.slice(Math.max(0, at - BETWEEN_BEFORE), at).some(({ plain }) => between.has(plain))
  let months = [...first.value]
  let end = at + first.count
  for (;;) {
    const joint = tokens[end]
    if (!joint) break
    const isDirect = /^ ?[-–—/,&] ?$/.test(joint.gap)
    const isSpan =
      isBetween && months.length === first.value.length && ['and', 'y', 'e'].includes(joint.plain)
    const isRange = /[-–—]/.test(joint.gap) || through.has(joint.plain) || isSpan
    if (!isDirect && (isApart(joint) || !(isRange || also.has(joint.plain)))) break
    const nextAt = isDirect ? end : end + 1
    const next = monthsAt(tokens, nextAt + (phraseAt(vague, tokens, nextAt)?.count ?? 0))
    if (!next) break
    months = isRange
      ? monthsThrough(months.at(-1) ?? 1, next.value[0] ?? 1).concat(months, next.value)
      : months.concat(next.value)
    end = next.at + next.count
  }
  return { value: [...new Set(months)].toSorted((a, b) => a - b), at, count: end - at }
}

/** Names of holidays. */

const holidays = bookOf({
  easter:
    'easter, easter week, holy week, easter holidays, easter break, semana santa, pascua, pascuas, vacaciones de semana santa',
  christmas:
    'christmas, xmas, christmas holidays, christmas break, navidad, navidades, vacaciones de navidad',
  newYear: 'new year, new years, ano nuevo',
  yearsEnd: 'new years eve, nye, fin de ano, nochevieja, noche vieja, vacaciones de fin de ano',
  bothFeasts: 'christmas and new year, christmas new year, navidad y ano nuevo, fiestas de fin de ano',
  school:
    'school holidays, school holiday, school vacation, school break, vacaciones escolares, vacaciones del colegio, vacaciones de los ninos',
  summer: 'summer holidays, summer holiday, summer vacation, summer break, vacaciones de verano',
  springBreak: 'spring break, spring holidays, vacaciones de primavera',
  thanksgiving: 'thanksgiving, accion de gracias',
  halfTermFeb: 'february half term, half term in february, vacaciones de febrero',
  halfTermMay: 'may half term, whitsun half term',
  goldenWeek: 'golden week',
  halfTerm: 'half term, october half term, vacaciones de octubre',
  carnival: 'carnival, carnaval',
  lunarNewYear:
    'tet, tet holiday, tet festival, lunar new year, chinese new year, ano nuevo chino, ano nuevo lunar',
  songkran: 'songkran, thai new year, khmer new year, lao new year, water festival, ano nuevo tailandes',
  allSouls:
    'day of the dead, dia de muertos, dia de los muertos, all saints, todos los santos, puente de todos los santos',
  december: 'puente de diciembre, puente de la constitucion, puente de la inmaculada',
  mayBridge: 'puente de mayo, may bank holiday, labour day weekend in may, memorial day',
  summerBank: 'labor day, labour day, independence day weekend, fiestas patrias, dieciocho, el dieciocho',
  winterSouth: 'vacaciones de invierno, receso escolar de invierno',
  recess: 'semana de receso',
  ramadan: 'ramadan, eid',
})

function shifted(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

function daysOf(from: Date, to: Date): When {
  const months = [...new Set([from.getUTCMonth() + 1, to.getUTCMonth() + 1])].toSorted((a, b) => a - b)
  return { months, from: dayOf(from), to: dayOf(to) }
}

/** Resolves a holiday to the given year, otherwise to its next occurrence. */
function coming({ today, year }: Asked, daysIn: (year: number) => readonly [from: Date, to: Date]): When {
  if (year !== null) return daysOf(...daysIn(year))
  const thisYear = today.getUTCFullYear()
  const [from, to] = daysIn(thisYear)
  return from.getTime() > today.getTime() ? daysOf(from, to) : daysOf(...daysIn(thisYear + 1))
}

interface Asked {
  today: Date
  /** The year given with the holiday. */
  year: number | null
}

const inMonths = (...months: number[]): When => ({ months, from: null, to: null })
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const turnOf = (year: number) => [utc(year, 12, 28), utc(year + 1, 1, 4)] as const

const whens: Readonly<Record<string, (asked: Asked) => When>> = {
  easter: asked => coming(asked, year => [shifted(easterSunday(year), -7), easterSunday(year)]),
  carnival: asked =>
    coming(asked, year => [shifted(easterSunday(year), -51), shifted(easterSunday(year), -47)]),
  christmas: asked => coming(asked, year => [utc(year, 12, 22), utc(year, 12, 29)]),
  // The new year 2028 begins in 2027.
  newYear: ({ today, year }) => coming({ today, year: year === null ? null : year - 1 }, turnOf),
  yearsEnd: asked => coming(asked, turnOf),
  bothFeasts: asked => coming(asked, year => [utc(year, 12, 22), utc(year + 1, 1, 4)]),
  school: () => inMonths(7, 8),
  summer: () => inMonths(6, 7, 8),
  springBreak: () => inMonths(3, 4),
  thanksgiving: () => inMonths(11),
  halfTerm: () => inMonths(10),
  halfTermFeb: () => inMonths(2),
  halfTermMay: () => inMonths(5),
  goldenWeek: () => inMonths(5),
  lunarNewYear: () => inMonths(1, 2),
  songkran: () => inMonths(4),
  allSouls: () => inMonths(10, 11),
  december: () => inMonths(12),
  mayBridge: () => inMonths(5),
  summerBank: () => inMonths(9),
  winterSouth: () => inMonths(7),
  recess: () => inMonths(10),
  ramadan: () => inMonths(2, 3),
}

/** Reads a year at a token, and the index after it; null if there is none. */
function yearAt(tokens: readonly Token[], at: number): { year: number | null; end: number } {
  let start = at
  while (ofs.has(tokens[start]?.plain ?? '')) start++
  const token = tokens[start]
  return token && /^20[2-6]\d$/.test(token.plain)
    ? { year: Number(token.plain), end: start + 1 }
    : { year: null, end: at }
}

/** Reads a holiday at a token, with its dates. */
function holidayAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
  const found = phraseAt(holidays, tokens, at)
  if (!found) return null
  const { year, end } = yearAt(tokens, at + found.count)
  const value = whens[found.value]?.({ today, year })
  return value ? { value, at, count: end - at } : null
}

/** Reads calendar dates: "3-17 August", "del 3 al 17 de agosto", "2027-08-03". */

const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
]
const months = new Map(monthNames.flatMap((names, i) => names.map(name => [name, i + 1] as const)))
const links = new Set(['to', 'a', 'al', 'until', 'till', 'through', 'hasta', 'and', 'y'])
const starts = new Set(['from', 'del', 'desde', 'between', 'entre', 'starting', 'on', 'el', 'the'])
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'o'])
const ofs = new Set(['of', 'de', 'del', 'the'])

interface Day {
  day: number
  month: number | null
  year: number | null
}

/** Units that make a number after a month a count instead of a day: "July 2 weeks". */
const counted =
  /^(day|week|night|month|hour|people|person|kid|child|teen|boy|girl|adult|friend|couple|famil|generation|travell?ers?$|stars?$|countr|dia|semana|noche|mes|hora|nino|nina|hijo|hija|adolescente|adulto|amig|pareja|generacion|viajer|estrella|pais|pax|k$)/

/** Whether numbers count something: "2 friends", "10-14 days", "2 of us". */
function isCounted(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  if (!next || isApart(next)) return false
  if (next.plain === 'of') return tokens[end + 1]?.plain === 'us'
  const isHyphen = /^ ?[-–—] ?$/.test(next.gap)
  const high = isHyphen ? end : links.has(next.plain) || /^[ou]r?$/.test(next.plain) ? end + 1 : null
  if (high !== null && /^\d{1,2}$/.test(tokens[high]?.plain ?? '')) return isCounted(tokens, high + 1)
  return counted.test(next.plain)
}

/** Skips tokens that are in a set. */
function past(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let end = at
  while (words.has(tokens[end]?.plain ?? '')) end++
  return end
}

function dayNumber(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const token = tokens[at]
  if (!token || !/^\d{1,2}$/.test(token.plain)) return null
  const value = Number(token.plain)
  const next = tokens[at + 1]
  const end = next?.gap === '' && ordinals.has(next.plain) ? at + 2 : at + 1
  const isDay = value >= 1 && value <= 31 && !isCounted(tokens, end)
  return isDay ? { value, end } : null
}

/** "3 August 2027", "3 de agosto", "August 3rd", or a day alone. */
function namedDayAt(tokens: readonly Token[], at: number): Found<Day> | null {
  const first = months.get(tokens[at]?.plain ?? '')
  if (first !== undefined) {
    const day = dayNumber(tokens, past(tokens, at + 1, new Set(['the'])))
    if (!day) return null
    const { year, end } = yearAt(tokens, day.end)
    return { value: { day: day.value, month: first, year }, at, count: end - at }
  }
  const day = dayNumber(tokens, at)
  if (!day) return null
  const monthAt = past(tokens, day.end, ofs)
  const month = months.get(tokens[monthAt]?.plain ?? '')
  if (month === undefined)
    return { value: { day: day.value, month: null, year: null }, at, count: day.end - at }
  const { year, end } = yearAt(tokens, monthAt + 1)
  return { value: { day: day.value, month, year }, at, count: end - at }
}

/** A numeric date: "2027-08-03", or "3/8/2027", with the day first unless that is impossible. */
function figuresAt(tokens: readonly Token[], at: number): Found<Day> | null {
  const [one, two, three] = tokens.slice(at, at + 3)
  if (!one || !two || !three || !/^[-/]$/.test(two.gap) || three.gap !== two.gap) return null
  const [a, b, c] = [one.plain, two.plain, three.plain].map(Number) as [number, number, number]
  const isIso = /^20\d\d$/.test(one.plain)
  if (!isIso && !/^20\d\d$/.test(three.plain)) return null
  const [year, x, y] = isIso ? [a, c, b] : [c, a, b]
  const [day, month] = y > 12 ? [y, x] : [x, y]
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null
  return { value: { day, month, year }, at, count: 3 }
}

/** Both ends of a numeric range without years, the month first where it can only be so: “12/20 - 01/03”. */
function shortRangeAt(tokens: readonly Token[], at: number): Found<[Day, Day]> | null {
  const [a, b, c, d] = tokens.slice(at, at + 4)
  if (!a || !b || !c || !d || b.gap !== '/' || d.gap !== '/' || !/^ ?[-–—] ?$|^ (to|a|al) $/.test(c.gap))
    return null
  const [w, x, y, z] = [a, b, c, d].map(({ plain }) => Number(plain)) as [number, number, number, number]
  if ([w, x, y, z].some(one => !Number.isInteger(one) || one < 1 || one > 31)) return null
  const isMonthFirst = x > 12 || z > 12
  const day = (one: number, other: number): Day =>
    isMonthFirst ? { day: other, month: one, year: null } : { day: one, month: other, year: null }
  const range: [Day, Day] = [day(w, x), day(y, z)]
  return range.every(({ month }) => (month ?? 0) <= 12) ? { value: range, at, count: 4 } : null
}

const oneAt = (tokens: readonly Token[], at: number) => figuresAt(tokens, at) ?? namedDayAt(tokens, at)

/** A date; null if the month has no such day. */
function calendarDay({ day, month, year }: { day: number; month: number; year: number }): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date : null
}

/** Resolves a date without a year to its next occurrence after today. */
function resolved({ day, month, year }: Day, notBefore: Date): Date | null {
  if (month === null) return null
  if (year !== null) return calendarDay({ day, month, year })
  const soon = calendarDay({ day, month, year: notBefore.getUTCFullYear() })
  if (soon && soon.getTime() >= notBefore.getTime()) return soon
  return calendarDay({ day, month, year: notBefore.getUTCFullYear() + 1 })
}

function monthsOf(from: Date, to: Date): number[] {
  const count = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const found = Array.from({ length: Math.min(12, count + 1) }, (_, i) => ((from.getUTCMonth() + i) % 12) + 1)
  return [...new Set(found)].toSorted((a, b) => a - b)
}

/** Completes both ends of a range from each other: "28 al 3 de enero", "Dec 28 to 3", "3 to 17 August 2028". */
function completed(first: Day, last: Day): [Day, Day] {
  const isOver = first.day > last.day
  const before = last.month === null ? null : isOver ? ((last.month + 10) % 12) + 1 : last.month
  const after = first.month === null ? null : isOver ? (first.month % 12) + 1 : first.month
  const [month, lastMonth] = [first.month ?? before, last.month ?? after]
  const isNextYear = (month ?? 0) > (lastMonth ?? 0)
  const year = first.year ?? (last.year === null ? null : last.year - Number(isNextYear))
  return [
    { ...first, month, year },
    { ...last, month: lastMonth },
  ]
}

/** Reads a day or a range of days at a token; the end stays open if only the first day is given. */
function dateAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
  const start = past(tokens, at, starts)
  const short = shortRangeAt(tokens, start)
  if (short) {
    const from = resolved(short.value[0], today)
    const to = from && resolved(short.value[1], from)
    if (from && to)
      return {
        value: { months: monthsOf(from, to), from: dayOf(from), to: dayOf(to) },
        at,
        count: start + short.count - at,
      }
  }
  const first = oneAt(tokens, start)
  if (!first) return null
  const after = start + first.count
  const joint = tokens[after]
  const isHyphen = joint !== undefined && /^ ?[-–—] ?$/.test(joint.gap)
  const lastAt = links.has(joint?.plain ?? '') ? past(tokens, after + 1, starts) : isHyphen ? after : null
  const last = lastAt === null ? null : oneAt(tokens, lastAt)
  const [begin, end] = last ? completed(first.value, last.value) : [first.value, null]
  const from = resolved(begin, today)
  if (!from) return null
  const to = end && resolved(end, from)
  const count = last ? last.at + last.count - at : after - at
  if (!to || to < from)
    return { value: { months: [from.getUTCMonth() + 1], from: dayOf(from), to: null }, at, count }
  return { value: { months: monthsOf(from, to), from: dayOf(from), to: dayOf(to) }, at, count }
}

/** What stands between a child and its age, and between two ages. */
const beforeAge = new Set(['aged', 'ages', 'age', 'of', 'de', 'and', 'y', 'e'])

/** Whether a number is the age of a child that was just named: “kids 7 and 10, October half term”. */
function isAge(tokens: readonly Token[], at: number): boolean {
  if (!/^\d{1,2}$/.test(tokens[at]?.plain ?? '')) return false
  const next = tokens[at + 1]
  if (next && (through.has(next.plain) || /^ ?[-–—] ?$/.test(next.gap))) return false
  for (let before = at; before > 0; before--) {
    const token = tokens[before - 1]
    if (!token || isApart(tokens[before] ?? token)) return false
    if (childAt(tokens, before - 1)?.count === 1) return true
    if (!beforeAge.has(token.plain) && !/^\d{1,2}$/.test(token.plain)) return false
  }
  return false
}

function whenAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
  if (isAge(tokens, at)) return null
  const exact = dateAt(tokens, at, today) ?? holidayAt(tokens, at, today)
  if (exact) return exact
  const next = phraseAt(nextMonth, tokens, at)
  if (next)
    return { ...next, value: { months: [((today.getUTCMonth() + 1) % 12) + 1], from: null, to: null } }
  const months = joinedAt(tokens, at)
  if (!months) return null
  const year = tokens[at + months.count]
  const hasOf = year && ['de', 'of', 'del'].includes(year.plain)
  const yearAt = at + months.count + (hasOf ? 1 : 0)
  const isYear = /^20[2-6]\d$/.test(tokens[yearAt]?.plain ?? '')
  const count = isYear ? yearAt + 1 - at : months.count
  return { value: { months: months.value, from: null, to: null }, at, count }
}

/** Combines two times: "Summer holidays in August" is August; "June, or in March" is both. */
function together(one: When, other: When): When {
  // Days that are named say when “half term” is.
  const exact = [one, other].filter(({ from }) => from !== null)
  if (exact.length === 1 && exact[0]) return exact[0]
  const shared = one.months.filter(month => other.months.includes(month))
  const all = shared.length > 0 ? shared : [...one.months, ...other.months]
  const months = [...new Set(all)].toSorted((a, b) => a - b)
  const days = other.from || other.to ? other : one
  return { months, from: days.from, to: days.to }
}

/** Reads all times of a text as one: the union or intersection of the months, and the last dates. */
export function readWhen(reading: Reading, today: Date): Part<When> | null {
  const found: Found<When>[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const when = whenAt(reading.tokens, at, today)
    if (!when || !isFree(reading, at, when.count)) continue
    take(reading, when)
    found.push(when)
    at += when.count - 1
  }
  const [first, ...others] = found
  if (!first) return null
  return partOf(reading, first, found.map(one => one.value).reduce(together), others)
}
