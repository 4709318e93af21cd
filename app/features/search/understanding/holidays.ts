import { bookOf, type Found, phraseAt } from '#app/features/search/language/phrase-book.ts'
import type { Token } from '#app/features/search/language/tokens.ts'
import type { When } from './understanding.ts'

/** Names of holidays. */

const holidays = bookOf({
  easter:
    'easter, easter week, holy week, easter holidays, easter break, semana santa, pascua, pascuas, vacaciones de semana santa',
  christmas:
    'christmas, xmas, christmas holidays, christmas break, navidad, navidades, vacaciones de navidad',
  newYear:
    'new year, new years, new years eve, nye, ano nuevo, fin de ano, nochevieja, noche vieja, vacaciones de fin de ano',
  bothFeasts: 'christmas and new year, christmas new year, navidad y ano nuevo, fiestas de fin de ano',
  school:
    'school holidays, school holiday, school vacation, school break, vacaciones escolares, vacaciones del colegio, vacaciones de los ninos',
  summer: 'summer holidays, summer holiday, summer vacation, summer break, vacaciones de verano',
  springBreak: 'spring break, spring holidays, vacaciones de primavera',
  thanksgiving: 'thanksgiving, accion de gracias',
  halfTerm: 'half term, october half term, vacaciones de octubre',
  carnival: 'carnival, carnaval',
})

/** Easter Sunday of a year (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

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

/** The next occurrence of days that are computed per year. */
function coming(today: Date, daysIn: (year: number) => readonly [from: Date, to: Date]): When {
  const year = today.getUTCFullYear()
  const [from, to] = daysIn(year)
  return from.getTime() > today.getTime() ? daysOf(from, to) : daysOf(...daysIn(year + 1))
}

const inMonths = (...months: number[]): When => ({ months, from: null, to: null })
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))

const whens: Readonly<Record<string, (today: Date) => When>> = {
  easter: today => coming(today, year => [shifted(easterSunday(year), -7), easterSunday(year)]),
  carnival: today =>
    coming(today, year => [shifted(easterSunday(year), -51), shifted(easterSunday(year), -47)]),
  christmas: today => coming(today, year => [utc(year, 12, 22), utc(year, 12, 29)]),
  newYear: today => coming(today, year => [utc(year, 12, 28), utc(year + 1, 1, 4)]),
  bothFeasts: today => coming(today, year => [utc(year, 12, 22), utc(year + 1, 1, 4)]),
  school: () => inMonths(7, 8),
  summer: () => inMonths(6, 7, 8),
  springBreak: () => inMonths(3, 4),
  thanksgiving: () => inMonths(11),
  halfTerm: () => inMonths(10),
}

/** A holiday at a token, with its next dates. */
export function holidayAt(tokens: readonly Token[], at: number, today: Date): Found<When> | null {
  const found = phraseAt(holidays, tokens, at)
  const value = found && whens[found.value]?.(today)
  return found && value ? { ...found, value } : null
}
