import { numberIn } from './number-in-words.ts'

const PARTS: Readonly<Record<string, number>> = {
  'a half': 30,
  half: 30,
  'a quarter': 15,
  quarter: 15,
  'three quarters': 45,
  'three quarter': 45,
}
const PART = 'three quarters?|a half|half|a quarter'
const NUMBER = '\\d+|[a-z]+(?:-[a-z]+)?'

/** A length of time as texts write it: “4 h 10”, “two hours and three quarters”, “three and a half hours”, “50 minutes”. */
export const LENGTH = [
  `(?:\\d+ h(?: \\d+)?)`,
  `(?:(?:${NUMBER}) hours? and (?:${PART}|(?:${NUMBER}) minutes))`,
  `(?:(?:${NUMBER}) and (?:${PART})(?: hours?)?)`,
  `(?:(?:${NUMBER}) hours?)`,
  `(?:(?:${NUMBER}) minutes)`,
].join('|')

/** The minutes of a length written so; null for any other words. */
export function minutesInWords(words: string): number | null {
  const text = words.toLowerCase()
  const [, hours, minutes] = /^(\d+) h(?: (\d+))?$/.exec(text) ?? []
  if (hours) return Number(hours) * 60 + Number(minutes ?? 0)
  const only = numberIn(/^(\S+) minutes$/.exec(text)?.[1])
  if (only !== null) return only
  const [, whole, rest = ''] = /^(\S+)(?: hours?)?(?: and (.+?))?(?: hours?)?$/.exec(text) ?? []
  const full = /^an?$/.test(whole ?? '') ? 1 : numberIn(whole)
  if (full === null) return null
  if (rest === '') return full * 60
  const part = PARTS[rest] ?? numberIn(/^(\S+) minutes$/.exec(rest)?.[1])
  return part === null ? null : full * 60 + part
}
