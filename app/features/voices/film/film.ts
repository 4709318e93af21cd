import type { Locale } from '#database/values/locale.ts'

export type GroupType = 'Solo' | 'Family' | 'Couple'

/** Data of a review video's card, in the reader's language. */
export interface FilmData {
  key: string
  /** The question asked. */
  title: string
  customerNames: string
  groupType: GroupType
  /** Names of its countries. */
  where: string
  /** Address of the video; null for a written answer. */
  video: string | null
  /** Written answer, if there is one. */
  answer: string | null
  /** Address of its poster frame. */
  still: string
  /** Addresses of the captions. */
  captions: { language: string; url: string }[]
  seconds: number
}

/** A moment in which something asked for is said. */
export interface FilmMoment {
  /** Seconds from the start, and formatted as a clock. */
  at: number
  clock: string
  /** The caption, with the matching parts marked. */
  pieces: { words: string; isAsked: boolean }[]
}

export interface FilmHit {
  film: FilmData
  moments: FilmMoment[]
}

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
