import { and, asc, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { addressOf } from '#app/client/api-client/calls.ts'
import { splitSubject } from '#app/features/conversation/email-text/own-words.ts'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { inboundEmail, message, messageAttachment } from '#database/schema/conversation.ts'
import { planEvent } from '#database/schema/plan.ts'
import { MESSAGES_A_PAGE } from './thread.ts'
import type { ThreadFile, ThreadMessage } from './thread-schema.ts'

type Side = 'traveller' | 'office'
type MessageRow = typeof message.$inferSelect
/** Internal channels of the office. */
const OFFICE_ONLY: MessageRow['channel'][] = ['note', 'phone']

export interface Thread {
  /** Oldest first. */
  data: ThreadMessage[]
  /** Cursor for earlier messages; null at the beginning of the thread. */
  next: number | null
}

async function findEmails(db: Readable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { messageId, subject, isRaw } = inboundEmail
  return db
    .select({ messageId, subject, isRaw })
    .from(inboundEmail)
    .where(inArray(messageId, [...ids]))
}

/** The email that a message came as: the office reads each, a traveller their own. */
function emailOf(side: Side, row: MessageRow, emails: Awaited<ReturnType<typeof findEmails>>) {
  const found = emails.find(({ messageId }) => messageId === row.id)
  if (!found || (side === 'traveller' && row.authorKind !== 'traveller')) return null
  const { words, isAnswer, isForward } = splitSubject(found.subject)
  const isTold = isAnswer || isForward || words === '' || row.body === found.subject
  const input = { path: { id: row.planId, messageId: row.id } }
  return {
    href:
      side === 'traveller'
        ? addressOf('GET /api/private/plan/{id}/message/{messageId}/original', input)
        : addressOf('GET /api/admin/plan/{id}/message/{messageId}/original', input),
    subject: isTold ? null : found.subject,
    isRaw: found.isRaw,
  }
}

async function findAttachments(db: Readable, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(messageAttachment)
    .where(inArray(messageAttachment.messageId, [...ids]))
    .orderBy(asc(messageAttachment.id))
}

/** The names of the lines that messages are about, as the log has them from when they were asked about. */
async function findPinNames(db: Readable, rows: readonly Pinned[]) {
  const pinned = rows.filter(({ line }) => line !== null)
  const [first] = pinned
  if (!first) return []
  const { details, kind, planId, id } = planEvent
  const line = sql<string>`${details} ->> 'line'`
  return db
    .select({
      line,
      proposal: sql<string>`${details} ->> 'proposal'`,
      name: sql<string>`${details} ->> 'name'`,
    })
    .from(planEvent)
    .where(
      and(
        eq(planId, first.planId),
        eq(kind, 'line_answered'),
        sql`${details} ->> 'answer' = 'ask'`,
        inArray(line, [...new Set(pinned.flatMap(row => row.line ?? []))]),
      ),
    )
    .orderBy(desc(id))
}

type Pinned = Pick<MessageRow, 'planId' | 'line' | 'proposalNumber'>

function nameOfPin({ line, proposalNumber }: Pinned, names: Awaited<ReturnType<typeof findPinNames>>) {
  const found = names.find(each => each.line === line && each.proposal === String(proposalNumber))
  return found?.name ?? null
}

/** The name of the line of a proposal that a message is about; null for a message about none. */
export async function findPinName(db: Readable, row: Pinned): Promise<string | null> {
  return nameOfPin(row, await findPinNames(db, [row]))
}

function hrefFor(side: Side, planId: number, file: number): string {
  const input = { path: { id: planId, file } }
  return side === 'traveller'
    ? addressOf('GET /api/private/plan/{id}/attachment/{file}', input)
    : addressOf('GET /api/admin/plan/{id}/attachment/{file}', input)
}

/** Condition for the messages that a side may read. */
function readableBy(side: Side, planId: number) {
  return and(
    eq(message.planId, planId),
    side === 'traveller' ? notInArray(message.channel, OFFICE_ONLY) : undefined,
  )
}

/** All files of a plan's thread that one side may see, the newest first. */
export async function findThreadFiles(db: Readable, side: Side, planId: number): Promise<ThreadFile[]> {
  const rows = await db
    .select({ file: messageAttachment, createdTs: message.createdTs })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .where(and(readableBy(side, planId), isNotNull(messageAttachment.sum)))
    .orderBy(desc(messageAttachment.id))
  return rows.map(({ file: { id, name, mediaType, bytes }, createdTs }) => ({
    ...{ name, mediaType, bytes, href: hrefFor(side, planId, id) },
    createdTs: createdTs.toISOString(),
  }))
}

function isMine(row: MessageRow, { actor }: Pick<RequestContext, 'actor'>, side: Side): boolean {
  if (side === 'traveller') return row.authorKind === 'traveller'
  return row.authorKind === 'planner' && 'userId' in actor && row.authorId === String(actor.userId)
}

/** Messages as one side sees them, field by field. */
export async function presentMessages(
  db: Readable,
  ctx: Pick<RequestContext, 'actor'>,
  side: Side,
  rows: readonly MessageRow[],
): Promise<ThreadMessage[]> {
  const ids = rows.map(({ id }) => id)
  const [attached, emails, names] = await Promise.all([
    findAttachments(db, ids),
    findEmails(db, ids),
    findPinNames(db, rows),
  ])
  return rows.map(row => ({
    id: row.id,
    author: row.authorKind,
    name: row.authorName,
    channel: row.channel,
    body: row.body,
    createdTs: row.createdTs.toISOString(),
    pin:
      row.proposalNumber && row.line
        ? { proposal: row.proposalNumber, line: row.line, name: nameOfPin(row, names) }
        : null,
    attachments: attached
      .filter(({ messageId, refused }) => messageId === row.id && !refused)
      .map(({ id, name, mediaType, bytes }) => ({
        ...{ name, mediaType, bytes },
        href: hrefFor(side, row.planId, id),
      })),
    refusedFiles: attached.flatMap(({ messageId, name, refused }) =>
      messageId === row.id && refused ? [{ name, reason: refused }] : [],
    ),
    email: emailOf(side, row, emails),
    mine: isMine(row, ctx, side),
  }))
}

/** Which messages: those before one, and how many. */
export interface Earlier {
  before?: number | undefined
  limit?: number | undefined
}

async function readMessages(
  ctx: CallerContext,
  side: Side,
  planId: number,
  { before, limit = MESSAGES_A_PAGE }: Earlier,
): Promise<Thread> {
  const rows = await ctx.db
    .select()
    .from(message)
    .where(and(readableBy(side, planId), before === undefined ? undefined : lt(message.id, before)))
    .orderBy(desc(message.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit).reverse()
  const data = await presentMessages(ctx.db, ctx, side, page)
  return { data, next: rows.length > limit ? (page[0]?.id ?? null) : null }
}

/**
 * The newest messages of the caller's own plan, without internal notes. @throws AppError not_logged_in, not_found.
 */
export async function getOwnThread(
  ctx: CallerContext,
  planId: number,
  earlier: Earlier = {},
): Promise<Thread> {
  await findOwnPlan(ctx, planId)
  return readMessages(ctx, 'traveller', planId, earlier)
}

/** The newest messages of a plan with internal notes. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeThread(
  ctx: CallerContext,
  planId: number,
  earlier: Earlier = {},
): Promise<Thread> {
  await findOfficePlan(ctx, planId)
  return readMessages(ctx, 'office', planId, earlier)
}
