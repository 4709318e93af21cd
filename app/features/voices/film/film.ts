import type { Locale } from '#app/links.ts'

/** Pure rules about review videos. */

/** Who speaks, as the language names a family: the Lindqvists are los Lindqvist. */
export function localizeFamilyName(names: string, locale: Locale): string {
  return locale === 'es' ? names.replace(/^The (.+)s$/, 'Los $1') : names
}

/** The length of a clip as a clock shows it: 72 seconds are 1:12. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
