import { getLocale } from '#app/paraglide/runtime.js'
import { DAY_MS } from '#app/text/days.ts'

/** Rules of a plan's thread. */

/** Maximum length of a message, in characters. */
export const MOST_CHARACTERS = 20_000

/** Messages per page of the thread. */
export const MESSAGES_A_PAGE = 50

/**
 * Control characters except line break and tab; marks of writing direction are allowed, because some languages need
 * them.
 */
const CONTROL = /[^\P{Cc}\t\n]/u

/** Normalizes line breaks and trims. */
export function tidyBody(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n').trim()
}

/** Whether a text contains no control characters and no lone surrogates. */
export function isReadable(body: string): boolean {
  return body.isWellFormed() && !CONTROL.test(body)
}

/** Whether a text has visible characters, not only spaces and invisible marks. */
export function saysSomething(body: string): boolean {
  return /[^\s\p{Cf}\p{Zs}]/u.test(body)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats dates in the reader's language. Cached, because formatters are slow to create. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = getLocale() === 'es' ? 'es-CR' : 'en-GB'
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat({ hourCycle: 'h23', ...options })
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const

/** A time of day, in the reader's time zone unless another is given. */
export function hourOf(instant: Date, timeZone?: string): string {
  return formatOf({ ...HOUR, timeZone }).format(instant)
}

/** A day as a heading between messages: "Monday 16 November". */
export function longDay(instant: Date, timeZone?: string): string {
  return formatOf({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(instant)
}

/** A short day: "18 Nov". */
export function shortDay(instant: Date): string {
  return formatOf({ day: 'numeric', month: 'short' }).format(instant)
}

/** A day and time: "Monday 10:00", "lunes a las 10:00"; with the date if it is further away. */
export function whenOf(instant: Date, now: Date, timeZone?: string): string {
  const isFar = Math.abs(instant.getTime() - now.getTime()) > 6 * DAY_MS
  const day = isFar ? ({ day: 'numeric', month: 'long' } as const) : ({ weekday: 'long' } as const)
  const hour = hourOf(instant, timeZone)
  const at = getLocale() === 'es' ? (hour.startsWith('01') ? ' a la ' : ' a las ') : ' '
  return `${formatOf({ ...day, timeZone }).format(instant)}${at}${hour}`
}

/** Whether a time zone shows the same time as the reader's at an instant. */
export function isSameClock(instant: Date, timeZone: string): boolean {
  return whenOf(instant, instant) === whenOf(instant, instant, timeZone)
}
