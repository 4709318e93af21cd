import { dayMarks } from '#app/features/proposal/vote/vote.ts'
import { minorPerUnit } from '#database/values/currency.ts'
import type { DayMark } from '#database/values/proposal-content.ts'
import { seenIn } from '#database/values/seen.ts'

/** A companion's input; the price as typed. */
export interface FilledBallot {
  /** Created by this browser; the same value replaces the earlier ballot. */
  companion: string
  name: string
  marks: Record<string, DayMark>
  ceiling: string
  /** Whether the server has stored it. */
  isSent: boolean
}

/** Why a ballot was not stored. */
export type BallotProblem = 'name' | 'ceiling' | 'many' | 'failed'

/** A ballot that was posted without script and refused: what was filled in, and why. */
export interface RefusedBallot {
  filled: FilledBallot
  problem: BallotProblem
}

const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:[.,\s’']\d{3}){1,2})$/

/** A typed price in minor units; whole units only, thousands separators allowed. Null if empty. */
export function readCeiling(text: string, currency: string): number | null | 'invalid' {
  const typed = text.trim()
  if (typed === '') return null
  if (!AMOUNT.test(typed)) return 'invalid'
  const minor = Number(typed.replaceAll(/\D/g, '')) * minorPerUnit(currency)
  return minor > 0 ? minor : 'invalid'
}

function isMark(value: unknown): value is DayMark {
  return dayMarks.some(mark => mark === value)
}

/** What is wrong with a ballot, as far as the browser can tell; null if nothing is. */
export function ballotProblem({ name, ceiling }: Pick<FilledBallot, 'name' | 'ceiling'>, currency: string) {
  if (seenIn(name) === '') return 'name' as const
  return readCeiling(ceiling, currency) === 'invalid' ? ('ceiling' as const) : null
}

/** The marks among these entries; unknown ones are left out. */
export function knownMarks(entries: Iterable<readonly [string, unknown]>): Record<string, DayMark> {
  return Object.fromEntries([...entries].filter((entry): entry is [string, DayMark] => isMark(entry[1])))
}

/** The ballot stored in this browser; null if there is none or it is invalid. */
export function readBallot(text: string | null): FilledBallot | null {
  try {
    const { companion, name, marks, ceiling, isSent } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if ([companion, name, ceiling].some(each => typeof each !== 'string') || typeof marks !== 'object')
      return null
    return {
      companion: String(companion),
      name: String(name),
      ceiling: String(ceiling),
      marks: knownMarks(Object.entries(marks ?? {})),
      isSent: isSent === true,
    }
  } catch {
    return null
  }
}
