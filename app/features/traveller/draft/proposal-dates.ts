import { getLocale } from '#app/paraglide/runtime.js'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter takes far longer to make than to use. */
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

/** Thursday 11 February. */
export function longDay(date: string): string {
  return formatOf(wholeDay).format(new Date(date))
}

/** From one day to another as one says it: 11–21 February 2027. */
export function dayRange(first: string, last: string): string {
  // Node and browsers put spaces of different widths around the dash, and the page has to be the same in both.
  return formatOf(dayAndYear).formatRange(new Date(first), new Date(last)).replaceAll(/\s/g, ' ')
}

/** 28 January, and 28 Jan where room is scarce. */
export function dayAndMonth(date: string, month: 'long' | 'short' = 'long'): string {
  return formatOf({ day: 'numeric', month }).format(new Date(date))
}

/** Thu. */
export function shortWeekday(date: string): string {
  return formatOf({ weekday: 'short' }).format(new Date(date))
}

/** When something was said, on the reader's clock. */
export function momentOf(instant: string): string {
  const zone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return formatOf({ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }).format(
    new Date(instant),
  )
}
