import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import { findAuthor, writeQuestion } from '#app/features/conversation/thread/write-question.server.ts'
import { asLinkReader } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent } from '#app/features/plan/core/lock-plan.server.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { lineAnswer, proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { findAnswersOfDrafts, findStandings } from './line-answer-queries.server.ts'
import { type LineAnswer, offersOf } from './line-answers.ts'
import { itemOf, type LineItem, nameOfItem } from './line-items.ts'
import type { answeredLine } from './line-schema.ts'
import { type AnswerRecord, answerRecords, standingsOf } from './standing.ts'

type ProposalRow = typeof proposal.$inferSelect

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

/** A line as it stands before an answer to it. */
interface Answered {
  item: LineItem
  /** Null without an answer so far. */
  before: LineAnswer | null
  isAsked: boolean
}

/** The line as it is in the draft, or as it was when it was taken out of it; null if it is neither. */
function findItem(row: ProposalRow, said: readonly AnswerRecord[], line: string): LineItem | null {
  const there = itemOf(row.content, line)
  if (there) return there
  const was = said.find(each => each.line === line)?.was
  const isListed = standingsOf(said, row.content, row.number).some(each => each.line === line)
  return was && isListed ? was : null
}

/** Its name in words; what has no name of its own is named by its place. */
async function nameLine(tx: Queryable, content: ProposalContent, of: LineItem): Promise<string> {
  const name = nameOfItem(of)
  if (of.kind !== 'leg' && name !== '') return name
  const { places } = await findFacts(tx, content)
  const nameOf = (slug: string) => places[slug]?.name ?? slug
  if (of.kind === 'leg') return `${nameOf(of.item.from)} – ${nameOf(of.item.to)}`
  return of.kind === 'day' ? nameOf(of.item.place) : name
}

/** What the log says of an answer: the names as they are now, and what the answer took back. */
async function describeAnswer(
  tx: Queryable,
  content: ProposalContent,
  { line, answer, alternative = null }: LineInput,
  { item, before, isAsked }: Answered,
) {
  const offered = offersOf(content).find(each => each.line === line)?.alternatives ?? []
  const chosen = offered.find(({ id }) => id === alternative)
  const own = await nameLine(tx, content, item)
  const left = offered.find(({ id }) => id === before?.alternative)?.name
  if (chosen) return { name: chosen.name, instead: own }
  if (answer !== 'open') return { name: own }
  const took = left ? 'choice' : before && before.answer !== 'ask' ? before.answer : isAsked ? 'ask' : 'open'
  return { name: own, took, ...(left && { instead: left }) }
}

/**
 * Answers a line of the newest proposal: accepts it, leaves it out, asks about it, or takes the answer back; what is
 * no longer in it can be wanted back. A question becomes a message pinned to the line, starts the reply clock, and
 * leaves an earlier answer standing. Repeating an answer or a key changes nothing.
 * @throws AppError not_logged_in; not_found for another's plan or a proposal that was never sent.
 */
export const answerLine = command<RequestContext, LineInput, LineAnswered>(
  'answer a line of a proposal',
  { authorize: asLinkReader },
  async (ctx, input) =>
    ctx.db.transaction(async tx => {
      const { planId, number, line, answer, alternative = null, body, requestKey } = input
      await lockPlan(tx, planId)
      const latest = await findLatest(tx, planId)
      if (!latest || number > latest.number) throw new AppError('not_found')
      const stand = async () => (await findStandings(tx, planId, latest)).answers
      if (await isKnown(tx, input)) return { ok: true, answers: await stand() }
      if (latest.number !== number) return { ok: false, reason: 'superseded' }
      if (latest.acceptedTs) return { ok: false, reason: 'accepted' }
      const { drafts, questions } = await findAnswersOfDrafts(tx, planId, number)
      const item = findItem(latest, answerRecords(drafts), line)
      const isThere = itemOf(latest.content, line) !== null
      if (!item || (!isThere && answer === 'accept')) return { ok: false, reason: 'line_unknown' }
      const offered = offersOf(latest.content).find(each => each.line === line)?.alternatives ?? []
      if (alternative !== null && offered.every(({ id }) => id !== alternative))
        return { ok: false, reason: 'alternative_unknown' }
      const now = ctx.now()
      const author = await findAuthor(tx, ctx.actor, 'traveller')
      const pin = { proposal: number, line }
      const asked = body
        ? await writeQuestion(tx, { planId, author, channel: 'page', body, now, requestKey, pin })
        : null
      const before = (await stand()).find(each => each.line === line) ?? null
      const isAsked = questions.some(each => each.line === line)
      const isSame = (before?.answer ?? 'open') === answer && (before?.alternative ?? null) === alternative
      if (asked?.isNew || (!asked && (!isSame || isAsked))) {
        await tx.insert(lineAnswer).values({
          ...{ planId, number, line, answer, alternative, requestKey, answeredTs: now },
          messageId: asked?.row.id ?? null,
          userId: Number(author.actorId),
        })
        await logPlanEvent(tx, {
          ...{ planId, kind: 'line_answered', by: author, at: now },
          details: {
            ...{ proposal: number, line, answer, ...(alternative && { alternative }) },
            ...(await describeAnswer(tx, latest.content, input, { item, before, isAsked })),
            ...(ctx.actor.kind === 'link_reader' && { byLink: true }),
          },
        })
      }
      return { ok: true, answers: await stand() }
    }),
)
