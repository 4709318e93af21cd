import { getLocale } from '#app/paraglide/runtime.js'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates in the reader's language, made once: making one takes far longer than using it. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = getLocale() === 'es' ? 'es-CR' : 'en-GB'
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}
