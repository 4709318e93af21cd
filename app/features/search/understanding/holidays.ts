import { bookOf, type Found, phraseAt } from '#app/features/search/language/phrase-book.ts'
import type { Token } from '#app/features/search/language/tokens.ts'
import { easterSunday } from '#app/text/easter.ts'
import type { When } from './understanding.ts'

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

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function shifted(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

function daysOf(from: Date, to: Date): When {
  const months = [...new Set([from.getUTCMonth() + 1, to.getUTCMonth() + 1])].toSorted((a, b) => a - b)
  return { months, from: isoDay(from), to: isoDay(to) }
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

const ofs = new Set(['of', 'de', 'del', 'the'])

/** Reads a year at a token, and the index after it; null if there is none. */
export function yearAt(tokens: readonly Token[], at: number): { year: number | null; end: number } {
  let start = at
  while (ofs.has(tokens[start]?.plain ?? '')) start++
  const token = tokens[start]
  return token && /^20[2-6]\d$/.test(token.plain)
    ? { year: Number(token.plain), end: start + 1 }
    : { year: null, end: at }
}

/** Reads a holiday at a token, with its dates. */
export function holidayAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
  const found = phraseAt(holidays, tokens, at)
  if (!found) return null
  const { year, end } = yearAt(tokens, at + found.count)
  const value = whens[found.value]?.({ today, year })
  return value ? { value, at, count: end - at } : null
}
