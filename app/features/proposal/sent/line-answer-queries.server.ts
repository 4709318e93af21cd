import { and, asc, eq } from 'drizzle-orm'
import type { Readable } from '#database/connect.ts'
import { lineAnswer } from '#database/schema/proposal.ts'
import { type LineAnswer, latestAnswers } from './line-answers.ts'

/** The latest answer to each line of a proposal. */
export async function findLineAnswers(db: Readable, planId: number, number: number): Promise<LineAnswer[]> {
  const rows = await db
    .select({ line: lineAnswer.line, answer: lineAnswer.answer, alternative: lineAnswer.alternative })
    .from(lineAnswer)
    .where(and(eq(lineAnswer.planId, planId), eq(lineAnswer.number, number)))
    .orderBy(asc(lineAnswer.id))
  return [...latestAnswers(rows).values()]
}
