import { and, eq, like, or } from 'drizzle-orm'
import type { CheckedFile } from '#app/features/conversation/attachment/validate-attachment.server.ts'
import { splitSubject } from '#app/features/conversation/email-text/own-words.ts'
import {
  type Author,
  writeAnswer,
  writeQuestion,
} from '#app/features/conversation/thread/write-question.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { inboundEmail, message, messageAttachment, replyAddress } from '#database/schema/conversation.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import type { ReceivedEmail } from './read-email.server.ts'

export type AddressOwner = Pick<typeof replyAddress.$inferSelect, 'planId' | 'userId' | 'staffFkey'>

/** Whose reply address it is; null for one that was never given. */
export async function findAddressOwner(db: Readable, token: string): Promise<AddressOwner | null> {
  const { planId, userId, staffFkey } = replyAddress
  const [owner] = await db
    .select({ planId, userId, staffFkey })
    .from(replyAddress)
    .where(eq(replyAddress.token, token))
  return owner ?? null
}

/** A traveller may write from any address; it is shown if it is not the one we know. */
async function findTraveller(
  tx: Queryable,
  planId: number,
  userId: number,
  from: string,
): Promise<Author | null> {
  const [row] = await tx
    .select({ name: users.name, email: users.email, contactEmail: plan.contactEmail })
    .from(plan)
    .innerJoin(users, eq(users.id, plan.userId))
    .where(and(eq(plan.id, planId), eq(plan.userId, userId)))
  if (!row) return null
  const isKnown = [row.email, row.contactEmail].some(email => email.toLowerCase() === from)
  const name = isKnown || from === '' ? row.name : `${row.name} (${from})`.slice(0, 200)
  const kind = 'traveller' as const
  return { kind, actorKind: kind, actorId: String(userId), name, staffFkey: null }
}

/** The planner who wrote from their own address; null unless they currently work for the plan's country. */
async function findPlanner(
  tx: Queryable,
  planId: number,
  fkey: string,
  from: string,
): Promise<Author | null> {
  const rows = await tx
    .select({ person: staff, account: users, planCountry: plan.countryTag, assigned: plan.assignedStaffFkey })
    .from(staff)
    .innerJoin(plan, eq(plan.id, planId))
    .leftJoin(users, eq(users.staffFkey, staff.fkey))
    .where(and(eq(staff.fkey, fkey), eq(staff.active, true)))
  const row = rows.find(({ person, account }) =>
    [person.email, account?.email].some(email => email?.toLowerCase() === from),
  )
  if (!row) return null
  const isTheirs = row.assigned === fkey || row.person.countries.includes(row.planCountry)
  if (!isTheirs) return null
  const kind = 'planner' as const
  const actorId = row.account ? String(row.account.id) : null
  return { kind, actorKind: kind, actorId, name: row.person.name, staffFkey: fkey }
}

/**
 * Who wrote to a reply address; null if the sender may no longer write, or is not who they claim to be.
 */
export async function findWriter(
  tx: Queryable,
  { planId, userId, staffFkey }: AddressOwner,
  from: string,
): Promise<Author | null> {
  if (staffFkey !== null) return findPlanner(tx, planId, staffFkey, from)
  return userId === null ? null : findTraveller(tx, planId, userId, from)
}

export type EmailRow = typeof inboundEmail.$inferSelect

export interface StoredFile {
  name: string
  mediaType: string
  bytes: number
  sum: string | null
  refused?: (typeof messageAttachment.$inferInsert)['refused']
}

/** Writes files to storage before the message that refers to them. */
export async function storeFiles(
  { attachments }: Pick<RequestContext, 'attachments'>,
  files: readonly CheckedFile[],
) {
  const stored: StoredFile[] = []
  for (const file of files) {
    const { name, mediaType } = file
    if (!file.ok) stored.push({ name, mediaType, bytes: file.bytes, sum: null, refused: file.reason })
    else {
      const sum = await attachments.keep(file.content)
      stored.push({ name, mediaType, bytes: file.content.byteLength, sum })
    }
  }
  return stored
}

interface Joining {
  row: EmailRow
  author: Author
  /** Its Message-ID. */
  emailId: string
  body: string
  files: readonly StoredFile[]
  /** Whether the body is how it begins, because it cannot be read. */
  isRaw?: boolean
  now: Date
}

/**
 * The identifier of a message: a Message-ID alone, unless another email has it already. Null if that other one says the
 * same.
 */
async function findMessageKey(tx: Queryable, { row, emailId, body }: Joining): Promise<string | null> {
  const key = `${row.planId}:${emailId}`
  const known = await tx
    .select({ body: message.body })
    .from(message)
    .where(
      or(
        eq(message.emailMessageId, key),
        like(message.emailMessageId, `${key.replaceAll(/[\\%_]/g, '\\$&')}#%`),
      ),
    )
  if (known.length === 0) return key
  if (known.some(other => other.body === body)) return null
  return `${key}#${row.digest.slice(0, 16)}`
}

/** Adds an email to the conversation, in a transaction that has locked the plan. */
export async function addEmail(tx: Queryable, joining: Joining): Promise<'joined' | 'again'> {
  const { row, author, body, files, isRaw = false, now } = joining
  const emailMessageId = await findMessageKey(tx, joining)
  if (emailMessageId === null) {
    await tx.delete(inboundEmail).where(eq(inboundEmail.id, row.id))
    return 'again'
  }
  const write = author.kind === 'planner' ? writeAnswer : writeQuestion
  const said = { planId: row.planId, author, body, now, emailMessageId, channel: 'email' as const }
  const { row: written } = await write(tx, said)
  if (files.length > 0)
    await tx.insert(messageAttachment).values(files.map(file => ({ ...file, messageId: written.id })))
  await tx
    .update(inboundEmail)
    .set({ state: 'joined', messageId: written.id, isRaw })
    .where(eq(inboundEmail.id, row.id))
  return 'joined'
}

/** What a message says: the email's own words, else the names of its files, else its subject. */
export function bodyOf({ text, files, subject }: ReceivedEmail): string {
  const { words } = splitSubject(subject)
  return text || files.map(({ name }) => name).join(', ') || (words && subject)
}
