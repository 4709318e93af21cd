import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules } from '#app/command.ts'
import {
  type CheckedFile,
  checkAttachment,
} from '#app/features/conversation/attachment/validate-attachment.server.ts'
import type { Author } from '#app/features/conversation/thread/find-author.server.ts'
import { writeAnswer, writeQuestion } from '#app/features/conversation/thread/write-into-thread.server.ts'
import { lockPlan } from '#app/features/plan/core/find-locked-plan.server.ts'
import { logPlanEvent, type PlanEventKind, SYSTEM } from '#app/features/plan/core/log-plan-event.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'
import { planEvent } from '#database/schema/plan.ts'
import { findWriter } from './find-writer.server.ts'
import { replyToken } from './inbound-email.ts'
import { type ReceivedEmail, readEmail } from './read-email.server.ts'

/**
 * Outcome of an inbound email: added to the conversation, already added, automatic, a bounce, from a sender without
 * permission, empty, or not for one of our addresses.
 */
export const receivedOutcomes = [
  'joined',
  'again',
  'automatic',
  'bounced',
  'refused',
  'empty',
  'unknown',
] as const
export type ReceivedOutcome = (typeof receivedOutcomes)[number]

interface StoredFile {
  name: string
  mediaType: string
  bytes: number
  sum: string
}

/** Writes files to storage before the message that refers to them. */
async function storeFiles(ctx: Pick<RequestContext, 'attachments'>, files: readonly CheckedFile[]) {
  const stored: StoredFile[] = []
  for (const file of files) {
    if (!file.ok) continue
    const { name, mediaType, content } = file
    stored.push({ name, mediaType, bytes: content.byteLength, sum: await ctx.attachments.keep(content) })
  }
  return stored
}

/** Logs an event about an email once, without its text. */
async function logOnce(
  tx: Queryable,
  planId: number,
  kind: PlanEventKind,
  email: string,
  now: Date,
  more = {},
) {
  const known = await tx
    .select({ id: planEvent.id })
    .from(planEvent)
    .where(
      and(
        eq(planEvent.planId, planId),
        eq(planEvent.kind, kind),
        sql`${planEvent.details} ->> 'email' = ${email}`,
      ),
    )
  if (known.length > 0) return
  await logPlanEvent(tx, { planId, kind, by: SYSTEM, at: now, details: { email, ...more } })
}

interface Joining {
  planId: number
  author: Author
  emailMessageId: string
  body: string
  stored: readonly StoredFile[]
  now: Date
}

async function join(tx: Queryable, { stored, ...said }: Joining): Promise<ReceivedOutcome> {
  const known = await tx
    .select({ id: message.id })
    .from(message)
    .where(eq(message.emailMessageId, said.emailMessageId))
  if (known.length > 0) return 'again'
  const write = said.author.kind === 'planner' ? writeAnswer : writeQuestion
  const { row } = await write(tx, { ...said, channel: 'email' })
  if (stored.length > 0)
    await tx.insert(messageAttachment).values(stored.map(file => ({ ...file, messageId: row.id })))
  return 'joined'
}

function bodyOf({ text }: ReceivedEmail, files: readonly CheckedFile[]): string {
  return text || files.map(({ name }) => name).join(', ')
}

/**
 * Receives a raw email: a reply is added to its plan's conversation (product: Conversation). The same email twice
 * gives one message. Automatic emails are not added; a bounce is logged.
 * @throws AppError unauthorized for anyone but the system, not_found if inbound email is off.
 */
export const receiveEmail = command<RequestContext, { raw: Buffer }, ReceivedOutcome>(
  'receive an email',
  systemRules,
  async (ctx, { raw }) => {
    if (ctx.replyDomain === null) throw new AppError('not_found')
    const email = await readEmail(raw)
    const token = replyToken(email.headers, ctx.replyDomain)
    if (token === null) return 'unknown'
    if (email.written === 'automatic') return 'automatic'
    const checked = await Promise.all(email.files.map(checkAttachment))
    const isBounce = email.written === 'bounce'
    const writer = await findWriter(ctx.db, token, email.from)
    if (!writer) return 'unknown'
    const stored = isBounce || !writer.author ? [] : await storeFiles(ctx, checked)
    const emailId = email.id
    const now = ctx.now()
    return ctx.db.transaction(async tx => {
      const { planId } = writer
      await lockPlan(tx, planId)
      if (isBounce) {
        await logOnce(tx, planId, 'email_bounced', emailId, now)
        return 'bounced'
      }
      // Checked again under the lock, because the sender may have left meanwhile.
      const author = (await findWriter(tx, token, email.from))?.author
      if (!author) {
        await logOnce(tx, planId, 'email_refused', emailId, now)
        return 'refused'
      }
      const body = bodyOf(email, checked)
      if (body === '') return 'empty'
      const refused = checked.flatMap(file => (file.ok ? [] : [{ name: file.name, reason: file.reason }]))
      if (refused.length > 0) await logOnce(tx, planId, 'attachment_refused', emailId, now, { refused })
      return join(tx, { planId, author, emailMessageId: `${planId}:${emailId}`, body, stored, now })
    })
  },
)
