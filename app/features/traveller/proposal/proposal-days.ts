import { getLocale } from '#app/paraglide/runtime.js'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are cached, because they are slow to create. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = getLocale() === 'es' ? 'es-CR' : 'en-GB'
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  formats.set(key, made)
  return made
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const dayAndYear = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** For example "Thursday 11 February". */
export function longDay(date: string): string {
  return formatOf(wholeDay).format(new Date(date))
}

/** For example "11–21 February 2027". */
export function dayRange(first: string, last: string): string {
  const whole = (day: string, options: Intl.DateTimeFormatOptions = dayAndYear) =>
    formatOf(options).format(new Date(day))
  if (first === last) return whole(last)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8, 10))}–${whole(last)}`
  const start = first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : whole(first)
  return `${start} – ${whole(last)}`
}

/** For example "28 January", or "28 Jan" if space is short. */
export function dayAndMonth(date: string, month: 'long' | 'short' = 'long'): string {
  return formatOf({ day: 'numeric', month }).format(new Date(date))
}

/** For example "Thu". */
export function shortWeekday(date: string): string {
  return formatOf({ weekday: 'short' }).format(new Date(date))
}

/** Time of a message, in the reader's time zone. */
export function momentOf(instant: string): string {
  const zone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return formatOf({ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }).format(
    new Date(instant),
  )
}
