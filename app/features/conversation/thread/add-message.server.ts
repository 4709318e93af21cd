import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { logPlanEvent } from '#app/features/plan/core/log-plan-event.server.ts'
import type { Queryable } from '#database/connect.ts'
import { message } from '#database/schema/conversation.ts'
import type { Author } from './find-author.server.ts'
import type { MessagePin } from './thread-schema.ts'

export interface NewMessage {
  planId: number
  author: Author
  channel: 'page' | 'email' | 'phone' | 'note'
  body: string
  now: Date
  /** Idempotency key set by the sender; the same for a retry. */
  requestKey?: string | undefined
  pin?: MessagePin | undefined
  emailMessageId?: string | undefined
}

type MessageRow = typeof message.$inferSelect

const EVENTS = { page: 'message', email: 'message', phone: 'phone_call_noted', note: 'note_written' } as const

async function findSent(tx: Queryable, sent: NewMessage): Promise<MessageRow | undefined> {
  if (sent.requestKey === undefined) return undefined
  const [row] = await tx
    .select()
    .from(message)
    .where(
      and(
        eq(message.planId, sent.planId),
        eq(message.authorKind, sent.author.kind),
        eq(message.requestKey, sent.requestKey),
      ),
    )
  return row
}

/**
 * Adds a message to a locked plan (`lockPlan`) and logs the event without the text. A retry with the same key returns
 * the same message with `isNew` false.
 */
export async function addMessage(
  tx: Queryable,
  sent: NewMessage,
): Promise<{ row: MessageRow; isNew: boolean }> {
  const known = await findSent(tx, sent)
  if (known) return { row: known, isNew: false }
  const { planId, author, channel, body, now, pin } = sent
  const [row] = await tx
    .insert(message)
    .values({
      ...{ planId, channel, body, createdTs: now },
      ...{ authorKind: author.kind, authorId: author.actorId, authorName: author.name },
      requestKey: sent.requestKey ?? randomUUID(),
      emailMessageId: sent.emailMessageId,
      proposalNumber: pin?.proposal,
      line: pin?.line,
    })
    .returning()
  if (!row) throw new Error('the message was not stored')
  await logPlanEvent(tx, {
    planId,
    kind: EVENTS[channel],
    by: author,
    at: now,
    details: { message: row.id, channel, ...(pin ? { pin } : {}) },
  })
  return { row, isNew: true }
}
