import { and, desc, eq, ne } from 'drizzle-orm'
import { decodeWords } from 'postal-mime'
import { AppError } from '#app/app-error.ts'
import { addressOf } from '#app/client/api-client/calls.ts'
import type { WholeEmail } from '#app/features/conversation/attachment/email-parts-schema.ts'
import type { OurPeople } from '#app/features/conversation/email-text/known-people.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { inboundEmail, message } from '#database/schema/conversation.ts'
import { staff } from '#database/schema/staff.ts'
import type { EmailOutside } from './email-outside-schema.ts'
import { headersOf, rawText } from './inbound-email.ts'
import { type ReceivedEmail, UnreadableEmail } from './read-email.server.ts'
import { readInTime } from './read-in-time.server.ts'

type Context = CallerContext & Pick<RequestContext, 'emails' | 'replyDomain'>

/** An email as it came. */
export interface Original {
  raw: Buffer
  /** A name for its file. */
  name: string
}

type EmailRow = typeof inboundEmail.$inferSelect

/** Characters of an email that cannot be read, as it came. */
const MOST_RAW = 500_000

/** The email as it came. @throws AppError not_found if its file is gone, or was sealed with a key that is not set. */
export async function readOriginal(
  { emails }: Pick<RequestContext, 'emails'>,
  row: Pick<EmailRow, 'id' | 'sum' | 'planId'> | undefined,
): Promise<Original> {
  const raw = row && (await emails.read(row.sum, row.planId))
  if (!raw) throw new AppError('not_found')
  return { raw, name: `email-${row.id}.eml` }
}

async function findOfMessage(db: Readable, planId: number, messageId: number) {
  const [found] = await db
    .select({ email: inboundEmail, authorKind: message.authorKind })
    .from(inboundEmail)
    .innerJoin(message, eq(message.id, inboundEmail.messageId))
    .where(and(eq(message.id, messageId), eq(message.planId, planId)))
  return found
}

/** The email that a message came as, for the office. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeOriginal(ctx: Context, planId: number, messageId: number): Promise<Original> {
  await findOfficePlan(ctx, planId)
  return readOriginal(ctx, (await findOfMessage(ctx.db, planId, messageId))?.email)
}

/** The same for its author. @throws AppError not_logged_in, not_found. */
export async function getOwnOriginal(ctx: Context, planId: number, messageId: number): Promise<Original> {
  await findOwnPlan(ctx, planId)
  const found = await findOfMessage(ctx.db, planId, messageId)
  return readOriginal(ctx, found?.authorKind === 'traveller' ? found.email : undefined)
}

/** An email that is not in the conversation. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getEmailOutside(ctx: Context, planId: number, emailId: number): Promise<Original> {
  await findOfficePlan(ctx, planId)
  return readOriginal(ctx, await findOutside(ctx.db, planId, emailId))
}

/** The row of an email that is not in the conversation. */
export async function findOutside(db: Readable, planId: number, emailId: number) {
  const [row] = await db
    .select()
    .from(inboundEmail)
    .where(
      and(eq(inboundEmail.id, emailId), eq(inboundEmail.planId, planId), ne(inboundEmail.state, 'joined')),
    )
  return row
}

/** A stranger's and a failed delivery's are nobody's words. */
export function canJoin({ state }: Pick<EmailRow, 'state'>): boolean {
  return state === 'waiting' || state === 'automatic' || state === 'empty' || state === 'unreadable'
}

function senderOf({ fromName, fromAddress }: Pick<EmailRow, 'fromName' | 'fromAddress'>): string {
  return fromName && fromAddress ? `${fromName} <${fromAddress}>` : fromName || fromAddress
}

/**
 * The emails of a plan that are not in its conversation, the latest first. @throws AppError not_logged_in,
 * unauthorized, not_found.
 */
export async function listEmailsOutside(ctx: CallerContext, planId: number): Promise<EmailOutside[]> {
  await findOfficePlan(ctx, planId)
  const rows = await ctx.db
    .select()
    .from(inboundEmail)
    .where(
      and(
        eq(inboundEmail.planId, planId),
        ne(inboundEmail.state, 'joined'),
        ne(inboundEmail.state, 'received'),
      ),
    )
    .orderBy(desc(inboundEmail.id))
    .limit(100)
  return rows.map(row => ({
    ...{ id: row.id, state: row.state, from: senderOf(row), subject: row.subject, excerpt: row.excerpt },
    ...{ receivedTs: row.receivedTs.toISOString(), bytes: row.bytes },
    href: addressOf('GET /api/admin/plan/{id}/email/{emailId}/original', {
      path: { id: planId, emailId: row.id },
    }),
    canJoin: canJoin(row),
  }))
}

async function tryReading(ctx: Context, raw: Buffer): Promise<ReceivedEmail | null> {
  try {
    return await readInTime({ raw, people: await findOurPeople(ctx) })
  } catch (error) {
    if (error instanceof UnreadableEmail) return null
    throw error
  }
}

/** An email in words; one that cannot be read as it came. */
export async function describeOriginal(ctx: Context, { raw }: Original): Promise<WholeEmail> {
  const headers = headersOf(raw)
  const email = await tryReading(ctx, raw)
  const line = (name: string) =>
    decodeWords((headers.get(name) ?? []).join(', ').slice(0, 2_000))
      .replaceAll(/\p{Cc}/gu, ' ')
      .toWellFormed()
  const text =
    email?.whole ||
    rawText(raw, MOST_RAW)
      .replaceAll(/[^\P{Cc}\t\n]/gu, '')
      .toWellFormed()
  return {
    ...{ from: line('from'), to: line('to'), subject: line('subject'), date: line('date') },
    text,
    files: email?.files.map(({ name }) => name) ?? [],
    bytes: raw.byteLength,
    isRead: email !== null,
  }
}

/** Those of our side whose emails a sender may quote: what they wrote is in the conversation already. */
export async function findOurPeople({
  db,
  replyDomain,
}: Pick<RequestContext, 'db' | 'replyDomain'>): Promise<OurPeople> {
  const [operator, planners] = await Promise.all([
    getOperator({ db }),
    db.select({ name: staff.name, email: staff.email }).from(staff).where(eq(staff.active, true)),
  ])
  const addresses = [operator.email, ...planners.map(({ email }) => email)].filter(email => email !== null)
  return {
    names: [operator.name, ...planners.map(({ name }) => name)],
    addresses: addresses.map(email => email.toLowerCase()),
    domains: [replyDomain, operator.email.split('@')[1]].filter(domain => typeof domain === 'string'),
  }
}
