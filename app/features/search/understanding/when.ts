import { bookOf, type Found, listBook, phraseAt } from '#app/features/search/language/phrase-book.ts'
import { isApart, type Token } from '#app/features/search/language/tokens.ts'
import { dateAt, holidayAt } from './dates.ts'
import { isFree, partOf, type Reading, take } from './reading.ts'
import type { Part, When } from './understanding.ts'

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

function whenAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
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
