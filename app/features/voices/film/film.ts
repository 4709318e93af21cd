import type { Locale } from '#database/values/locale.ts'

/** Rules about review videos. */

/** Names of the authors in the reader's language: "The Lindqvists" is "Los Lindqvist". */
export function localizeFamilyName(names: string, locale: Locale): string {
  return locale === 'es' ? names.replace(/^The (.+)s$/, 'Los $1') : names
}

/** Formats seconds as a clock: 72 is 1:12. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
