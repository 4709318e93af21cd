import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { findAuthor } from '#app/features/conversation/thread/find-author.server.ts'
import { writeQuestion } from '#app/features/conversation/thread/write-into-thread.server.ts'
import { asTraveller } from '#app/features/plan/core/authorize-plan.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent } from '#app/features/plan/core/log-plan-event.server.ts'
import { linesOf } from '#app/features/proposal/proposal/proposal-schema.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { lineAnswer, proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { findLineAnswers } from './line-answer-queries.server.ts'
import type { LineAnswer } from './line-answers.ts'
import type { answeredLine } from './line-schema.ts'

export type LineInput = z.output<typeof answeredLine> & {
  planId: number
  number: number
  requestKey?: string | undefined
}

export type LineAnswered =
  | { ok: true; answers: LineAnswer[] }
  /** A newer proposal exists, or this one was accepted. */
  | { ok: false; reason: 'superseded' | 'accepted' }
  | { ok: false; reason: 'line_unknown' | 'alternative_unknown' }

function offers({ days }: ProposalContent, line: string, alternative: string): boolean {
  return days.some(
    day =>
      (line === `hotel:${day.id}` && day.hotel?.alternatives.some(({ id }) => id === alternative)) ||
      day.activities.some(
        ({ id, alternatives }) =>
          line === `activity:${id}` && alternatives.some(each => each.id === alternative),
      ),
  )
}

/** The newest sent proposal of a locked plan. */
async function findLatest(tx: Queryable, planId: number) {
  const [row] = await tx
    .select()
    .from(proposal)
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.sentTs)))
    .orderBy(desc(proposal.number))
    .limit(1)
  return row ?? null
}

/** Whether an answer arrived before: a retry must not undo a newer one. */
async function isKnown(tx: Queryable, { planId, number, requestKey }: LineInput): Promise<boolean> {
  if (requestKey === undefined) return false
  const isIt = and(
    eq(lineAnswer.planId, planId),
    eq(lineAnswer.number, number),
    eq(lineAnswer.requestKey, requestKey),
  )
  const known = await tx.select({ id: lineAnswer.id }).from(lineAnswer).where(isIt)
  return known.length > 0
}

/**
 * Answers a line of the newest proposal: accepts it, declines it, asks about it, or takes the answer back. A question
 * becomes a message pinned to the line and starts the reply clock. Repeating an answer or a key changes nothing.
 * @throws AppError not_logged_in; not_found for another's plan or a proposal that was never sent.
 */
export const answerLine = command<RequestContext, LineInput, LineAnswered>(
  'answer a line of a proposal',
  { authorize: asTraveller },
  async (ctx, input) =>
    ctx.db.transaction(async tx => {
      const { planId, number, line, answer, alternative = null, body, requestKey } = input
      await lockPlan(tx, planId)
      const latest = await findLatest(tx, planId)
      if (!latest || number > latest.number) throw new AppError('not_found')
      if (await isKnown(tx, input)) return { ok: true, answers: await findLineAnswers(tx, planId, number) }
      if (latest.number !== number) return { ok: false, reason: 'superseded' }
      if (latest.acceptedTs) return { ok: false, reason: 'accepted' }
      if (!linesOf(latest.content).includes(line)) return { ok: false, reason: 'line_unknown' }
      if (alternative !== null && !offers(latest.content, line, alternative))
        return { ok: false, reason: 'alternative_unknown' }
      const now = ctx.now()
      const author = await findAuthor(tx, ctx.actor, 'traveller')
      const pin = { proposal: number, line }
      const asked = body
        ? await writeQuestion(tx, { planId, author, channel: 'page', body, now, requestKey, pin })
        : null
      const before = (await findLineAnswers(tx, planId, number)).find(each => each.line === line)
      const isSame = before?.answer === answer && before.alternative === alternative
      if (!isSame) {
        await tx.insert(lineAnswer).values({
          ...{ planId, number, line, answer, alternative, requestKey, answeredTs: now },
          messageId: asked?.row.id ?? null,
          userId: Number(author.actorId),
        })
        await logPlanEvent(tx, {
          ...{ planId, kind: 'line_answered', by: author, at: now },
          details: { proposal: number, line, answer, ...(alternative && { alternative }) },
        })
      }
      return { ok: true, answers: await findLineAnswers(tx, planId, number) }
    }),
)
