import { teamOf } from '#app/features/people/staff/staff.ts'
import type { Answerer } from './answerer.tsx'
import type { ActiveStaff } from './use-active-staff.ts'

export interface Answering {
  /** The planner who reads the question; null if the office does. */
  answerer: Answerer | null
  /** First names of the country's other planners. */
  others: readonly string[]
}

interface Known {
  /** By country tag, as rendered by the server. */
  answerers: Readonly<Record<string, Answerer>>
  /** Keys of staff who are never shown (specification, section 7). */
  hidden: readonly string[]
}

/** Answerers by country tag. The planner of the page replaces the contact person of the page's country. */
export function answerersOn(
  country: string | undefined,
  { answerers, answerer }: Pick<Known, 'answerers'> & { answerer: Answerer | null | undefined },
): Known['answerers'] {
  return country && answerer ? { ...answerers, [country]: answerer } : answerers
}

/** Who answers for a country. Once the API has sent the active staff, that list decides. */
export function whoAnswers(
  country: string,
  { answerers, hidden }: Known,
  { status, staff }: ActiveStaff,
): Answering {
  const known = answerers[country] ?? null
  if (status !== 'success') return { answerer: known, others: [] }
  const team = teamOf(staff, { country, hidden, first: known?.fkey ?? null })
  const atWork = staff.some(({ fkey }) => fkey === known?.fkey)
  return {
    answerer: atWork ? known : null,
    others: team.filter(({ fkey }) => fkey !== known?.fkey).map(({ first_name }) => first_name),
  }
}
