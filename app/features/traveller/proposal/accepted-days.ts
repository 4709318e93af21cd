import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import type { LineAnswers } from './use-line-answers.ts'

type Accepted = Pick<OwnProposal, 'number' | 'accepted'>

/** Whether this draft of the plan was accepted, and not another. */
export function isAcceptedProposal({ number, accepted }: Accepted): boolean {
  return accepted?.number === number
}

/** Whether a day is accepted, by itself or with its whole draft. */
export function isAcceptedDay(
  proposal: Accepted,
  { answers }: Pick<LineAnswers, 'answers'>,
  dayId: string,
): boolean {
  return isAcceptedProposal(proposal) || answers.get(`day:${dayId}`)?.answer === 'accept'
}
