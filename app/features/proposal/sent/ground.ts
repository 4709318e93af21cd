import { applyDifference, type Change, difference } from '#app/features/proposal/proposal/difference.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { latestAnswers, SWAP } from './line-answers.ts'
import {
  type AnsweredDraft,
  type AnswerRecord,
  answerRecords,
  type LineStanding,
  standingsOf,
  withAnswers,
} from './standing.ts'

/** A draft that exists only as what the next one starts from: it comes after all that were sent. */
const NEXT = Number.MAX_SAFE_INTEGER

function ofLines(standings: readonly LineStanding[], ...states: LineStanding['state'][]): Set<string> {
  return new Set(standings.filter(({ state }) => states.includes(state)).map(({ line }) => line))
}

/** Accepted lines, and all lines of an accepted day, have nothing left to choose. */
function withoutChoices(content: ProposalContent, settled: ReadonlySet<string>): ProposalContent {
  return {
    ...content,
    days: content.days.map(day => {
      const isSettled = (line: string) => settled.has(line) || settled.has(`day:${day.id}`)
      return {
        ...day,
        hotel: day.hotel && isSettled(`hotel:${day.id}`) ? { ...day.hotel, alternatives: [] } : day.hotel,
        activities: day.activities.map(activity =>
          isSettled(`activity:${activity.id}`) ? { ...activity, alternatives: [] } : activity,
        ),
      }
    }),
  }
}

const KIND_OF_LIST = { days: 'day', price: 'price', legs: 'leg', activities: 'activity' } as const

/** Whether a change follows from an answer. The order of the days is not a line, so no answer is about it. */
function isAnswered(change: Change, answered: ReadonlySet<string>): boolean {
  if (change.kind === 'field') return false
  if (answered.has(`day:${change.day}`)) return true
  if (change.kind === 'ordered') return false
  if (change.kind === 'part') return change.part === 'hotel' && answered.has(`hotel:${change.day}`)
  const { id } = change.kind === 'changed' ? change.to : change.item
  if (change.list === 'price' && change.kind === 'added' && id.startsWith(SWAP)) return true
  return answered.has(`${KIND_OF_LIST[change.list]}:${id}`)
}

/** Puts days that were added at the end after the day they follow in another draft. */
function inOrderOf(content: ProposalContent, before: ProposalContent, other: ProposalContent) {
  const known = new Set(before.days.map(({ id }) => id))
  const days = content.days.filter(({ id }) => known.has(id))
  for (const day of content.days.filter(({ id }) => !known.has(id))) {
    const earlier = other.days
      .slice(
        0,
        other.days.findIndex(({ id }) => id === day.id),
      )
      .map(({ id }) => id)
    const after = earlier.findLast(id => days.some(each => each.id === id))
    days.splice(days.findIndex(({ id }) => id === after) + 1, 0, day)
  }
  return { ...content, days }
}

/**
 * What the next draft starts from: the content of a sent draft, in which accepted lines and chosen alternatives are
 * final, what was left out is out, and what was wanted back is there. An earlier draft takes over what was answered
 * since, and nothing else.
 */
export function groundOf(drafts: readonly AnsweredDraft[], from: number): ProposalContent | null {
  const base = drafts.find(({ number }) => number === from)
  const latest = drafts.at(-1)
  if (!base || !latest) return null
  const before = new Map(answerRecords(drafts.slice(0, -1)).map(each => [each.line, each] as const))
  const said: AnswerRecord[] = answerRecords(drafts)
  const ground = withAnswers(latest.content, latestAnswers(latest.rows), before)
  const standings = standingsOf(said, ground, NEXT)
  const settled = ofLines(standings, 'settled')
  if (base === latest) return withoutChoices(ground, settled)
  const answered = ofLines(standings, 'settled', 'out')
  const back = said
    .filter(({ answer, line }) => answer === 'open' && !answered.has(line))
    .map(({ line }) => line)
  const own = new Set([...answered, ...back])
  const changes = difference(base.content, ground).filter(change => isAnswered(change, own))
  const taken = inOrderOf(applyDifference(base.content, changes), base.content, ground)
  return withoutChoices(taken, ofLines(standingsOf(said, taken, NEXT), 'settled'))
}
