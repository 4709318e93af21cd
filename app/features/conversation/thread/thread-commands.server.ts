import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { command } from '#app/command.ts'
import { travellerAnswered } from '#app/features/plan/clock/pass-plan-on.server.ts'
import { asOffice, asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan } from '#app/features/plan/core/lock-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { message } from '#database/schema/conversation.ts'
import { proposal } from '#database/schema/proposal.ts'
import { presentMessages } from './thread-queries.server.ts'
import type { MessagePin, ThreadMessage, writtenMessage, writtenNote } from './thread-schema.ts'
import { addMessage, findAuthor, writeAnswer, writeQuestion } from './write-question.server.ts'

interface Sending {
  planId: number
  /** Idempotency key set by the sender, 8 to 100 characters; the same for a retry. */
  requestKey?: string | undefined
}

export type MessageInput = Sending & z.output<typeof writtenMessage>
export type NoteInput = Sending & z.output<typeof writtenNote>

export type MessageSent =
  | { ok: true; message: ThreadMessage }
  /** The pin is on a proposal that was never sent. */
  | { ok: false; reason: 'proposal_unknown' }

/** Whether a pin refers to a proposal that was never sent, so that the sender cannot have seen it. */
async function isPinLoose(tx: Queryable, planId: number, pin: MessagePin | undefined): Promise<boolean> {
  if (!pin) return false
  const [found] = await tx
    .select({ sentTs: proposal.sentTs })
    .from(proposal)
    .where(and(eq(proposal.planId, planId), eq(proposal.number, pin.proposal)))
  return !found?.sentTs
}

async function present(
  tx: Queryable,
  ctx: Pick<RequestContext, 'actor'>,
  side: 'traveller' | 'office',
  row: typeof message.$inferSelect,
): Promise<MessageSent> {
  const [sent] = await presentMessages(tx, ctx, side, [row])
  if (!sent) throw new Error('the message cannot be shown')
  return { ok: true, message: sent }
}

/**
 * Adds a message of the traveller; an answer becomes due (product: The reply clock).
 * @throws AppError not_logged_in, not_found for another's plan.
 */
export const writeMessage = command<RequestContext, MessageInput, MessageSent>(
  'write a message',
  { authorize: asTraveller },
  async (ctx, { planId, body, pin, requestKey }) =>
    ctx.db.transaction(async tx => {
      if (await isPinLoose(tx, planId, pin)) return { ok: false, reason: 'proposal_unknown' }
      const author = await findAuthor(tx, ctx.actor, 'traveller')
      const now = ctx.now()
      const { row } = await writeQuestion(tx, { planId, author, channel: 'page', body, now, requestKey, pin })
      return present(tx, ctx, 'traveller', row)
    }),
)

/**
 * Adds an answer of the office: the clock stops, and an unassigned plan is assigned to its author.
 * @throws AppError not_logged_in, unauthorized, not_found for a plan of another country.
 */
export const replyToPlan = command<RequestContext, MessageInput, MessageSent>(
  'reply to a plan',
  { authorize: asOffice },
  async (ctx, { planId, body, pin, requestKey }) =>
    ctx.db.transaction(async tx => {
      if (await isPinLoose(tx, planId, pin)) return { ok: false, reason: 'proposal_unknown' }
      const author = await findAuthor(tx, ctx.actor, 'planner')
      const now = ctx.now()
      const { row } = await writeAnswer(tx, { planId, author, channel: 'page', body, now, requestKey, pin })
      return present(tx, ctx, 'office', row)
    }),
)

/**
 * Adds an internal note that the traveller never sees.
 * @throws AppError not_logged_in, unauthorized, not_found for a plan of another country.
 */
export const writeNote = command<RequestContext, NoteInput, MessageSent>(
  'write a note',
  { authorize: asOffice },
  async (ctx, { planId, body, channel, isAnswer, requestKey }) =>
    ctx.db.transaction(async tx => {
      const author = await findAuthor(tx, ctx.actor, 'planner')
      const now = ctx.now()
      const locked = await lockPlan(tx, planId)
      const { row, isNew } = await addMessage(tx, { planId, author, channel, body, now, requestKey })
      const wasAnswered = isNew && channel === 'phone' && isAnswer
      if (wasAnswered) await travellerAnswered(tx, locked, author.staffFkey, now)
      return present(tx, ctx, 'office', row)
    }),
)

/** Marks the thread as read by the traveller up to a message. @throws AppError not_logged_in, not_found. */
export const readThread = command<RequestContext, { planId: number; upTo: number }, void>(
  'read a thread',
  { authorize: asTraveller },
  async (ctx, { planId, upTo }) => {
    await ctx.db.transaction(async tx => {
      // Locked before the messages, because changing one raises the plan's revision.
      await lockPlan(tx, planId)
      await tx
        .update(message)
        .set({ readTs: ctx.now() })
        .where(
          and(
            eq(message.planId, planId),
            lte(message.id, upTo),
            ne(message.authorKind, 'traveller'),
            isNull(message.readTs),
          ),
        )
    })
  },
)
