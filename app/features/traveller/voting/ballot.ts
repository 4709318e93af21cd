import { dayMarks } from '#app/features/proposal/vote/vote.ts'
import type { DayMark } from '#database/values/proposal-content.ts'

/** What a companion fills in; the price as it was typed. */
export interface FilledBallot {
  /** Made by this browser: the same one changes its answer. */
  companion: string
  name: string
  marks: Record<string, DayMark>
  ceiling: string
  /** Whether the server has it. */
  isSent: boolean
}

const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:[.,\s’']\d{3}){1,2})$/

/** A price as it is typed, in minor units: whole, with or without signs between thousands; null for nothing. */
export function readCeiling(text: string): number | null | 'invalid' {
  const typed = text.trim()
  if (typed === '') return null
  if (!AMOUNT.test(typed)) return 'invalid'
  const minor = Number(typed.replaceAll(/\D/g, '')) * 100
  return minor > 0 ? minor : 'invalid'
}

function isMark(value: unknown): value is DayMark {
  return dayMarks.some(mark => mark === value)
}

/** What this browser holds of an answer, as far as it is one. */
export function readBallot(text: string | null): FilledBallot | null {
  try {
    const { companion, name, marks, ceiling, isSent } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if ([companion, name, ceiling].some(each => typeof each !== 'string') || typeof marks !== 'object')
      return null
    const known = Object.entries(marks ?? {}).filter((entry): entry is [string, DayMark] => isMark(entry[1]))
    return {
      companion: String(companion),
      name: String(name),
      ceiling: String(ceiling),
      marks: Object.fromEntries(known),
      isSent: isSent === true,
    }
  } catch {
    return null
  }
}
