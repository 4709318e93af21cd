import { and, arrayContains, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import { currentCause } from './cause.server.ts'
import { isNobodys } from './nobody.ts'
import type { OutboxEmail } from './outbox-email.ts'
import { refusableAs } from './refusable-email.ts'

export type QueuedEmail = OutboxEmail & {
  recipient: string
  /** A code of `languageCodes`, from the person's row. */
  locale: string
  /** The plan it is about: the email is deleted with it. */
  planId?: number
}

async function isRefused(
  db: Pick<Queryable, 'select'>,
  { template, recipient }: QueuedEmail,
): Promise<boolean> {
  if (isNobodys(recipient)) return true
  const kind = refusableAs(template)
  if (!kind) return false
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), arrayContains(users.refusedEmails, [kind])))
  return rows.length > 0
}

/**
 * Puts an email into the outbox, due at once; call it in the transaction that makes the email necessary, so that
 * neither is lost. An email of a kind that its reader refused, or for a deleted person, is not queued: then it
 * returns false.
 */
export async function queueEmail(
  db: Pick<Queryable, 'insert' | 'select'>,
  email: QueuedEmail,
  now: Date,
): Promise<boolean> {
  if (await isRefused(db, email)) return false
  const { template, props, recipient, locale, planId } = email
  const waiting = { template, props, recipient, locale, planId, createdTs: now, dueTs: now }
  await db.insert(outbox).values({ ...waiting, ...currentCause() })
  return true
}
