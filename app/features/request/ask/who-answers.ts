import { teamOf } from '#app/features/people/staff/staff.ts'
import type { Answerer } from './answerer.tsx'
import type { ActiveStaff } from './use-active-staff.ts'

export interface Answering {
  /** The planner who reads the question; null for the office. */
  answerer: Answerer | null
  /** First names of the others who plan the country. */
  others: readonly string[]
}

interface Known {
  /** By country tag, as the server knew them when the page was made. */
  answerers: Readonly<Record<string, Answerer>>
  /** Keys of those who are never shown (specification, section 7). */
  hidden: readonly string[]
}

/** Who answers, by country. For the country that a page is about, it is the planner who answers for the page's subject. */
export function answerersOn(
  country: string | undefined,
  { answerers, answerer }: Pick<Known, 'answerers'> & { answerer: Answerer | null | undefined },
): Known['answerers'] {
  return country && answerer ? { ...answerers, [country]: answerer } : answerers
}

/** Who answers for a country. What the API says of who is at work counts, once it is there. */
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
