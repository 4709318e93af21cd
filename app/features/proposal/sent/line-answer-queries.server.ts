import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { message } from '#database/schema/conversation.ts'
import { lineAnswer, proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { type LineAnswer, latestAnswers } from './line-answers.ts'
import {
  type AnsweredDraft,
  answerRecords,
  type LineStanding,
  type OpenQuestion,
  standingAnswers,
  standingsOf,
} from './standing.ts'

/** Questions about lines that no planner has answered and that their asker has not settled; the oldest first. */
async function findOpenQuestions(
  db: Readable,
  planId: number,
  rows: readonly (typeof lineAnswer.$inferSelect)[],
): Promise<OpenQuestion[]> {
  const last = new Map(rows.map(row => [row.line, row] as const))
  const asked = [...last.values()].filter(({ messageId }) => messageId !== null)
  if (asked.length === 0) return []
  const messages = await db
    .select({ id: message.id, authorKind: message.authorKind, line: message.line, body: message.body })
    .from(message)
    .where(and(eq(message.planId, planId), inArray(message.channel, ['page', 'email'])))
  // A reply answers all that was asked before it, unless it is pinned to another line.
  const isAnswered = (line: string, question: number) =>
    messages.some(
      reply =>
        reply.authorKind === 'planner' && reply.id > question && (reply.line === null || reply.line === line),
    )
  return asked.flatMap(({ line, number, messageId }) => {
    const question = messages.find(({ id }) => id === messageId)
    if (!question || isAnswered(line, question.id)) return []
    return [{ line, since: number, message: question.id, body: question.body }]
  })
}

export interface AnswersOfDrafts {
  /** The sent drafts, the oldest first. */
  drafts: AnsweredDraft[]
  questions: OpenQuestion[]
}

/** The sent drafts of a plan, or those up to a number, with all that was said of them. */
export async function findAnswersOfDrafts(
  db: Readable,
  planId: number,
  upTo?: number,
): Promise<AnswersOfDrafts> {
  // Sequential, because a transaction runs one query at a time.
  const sent = await db
    .select({ number: proposal.number, content: proposal.content })
    .from(proposal)
    .where(
      and(
        eq(proposal.planId, planId),
        upTo === undefined ? undefined : lte(proposal.number, upTo),
        isNotNull(proposal.sentTs),
      ),
    )
    .orderBy(asc(proposal.number))
  const rows = await db
    .select()
    .from(lineAnswer)
    .where(eq(lineAnswer.planId, planId))
    .orderBy(asc(lineAnswer.id))
  const questions = await findOpenQuestions(db, planId, rows)
  return {
    drafts: sent.map(draft => ({
      ...draft,
      rows: rows
        .filter(({ number }) => number === draft.number)
        .map(({ line, answer, alternative }) => ({ line, answer, alternative })),
    })),
    questions: questions.filter(({ since }) => upTo === undefined || since <= upTo),
  }
}

/** How the lines of a sent draft stand, with its answers: its own, and the earlier ones that still hold. */
export async function findStandings(
  db: Readable,
  planId: number,
  { number, content }: { number: number; content: ProposalContent },
): Promise<{ answers: LineAnswer[]; standings: LineStanding[]; questions: OpenQuestion[] }> {
  const { drafts, questions } = await findAnswersOfDrafts(db, planId, number)
  const standings = standingsOf(answerRecords(drafts), content, number)
  const own = drafts.find(draft => draft.number === number)?.rows ?? []
  return { answers: standingAnswers(latestAnswers(own), standings, number), standings, questions }
}
