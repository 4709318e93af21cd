import { AsyncLocalStorage } from 'node:async_hooks'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import { users } from '#database/schema/user.ts'
import type { OutboxEmail } from './outbox-email.ts'

const HOST = 'erased.invalid'

/** An undeliverable address (RFC 2606), in place of a deleted person's. */
export function addressOfNobody(userId: number): string {
  return `erased-${userId}@${HOST}`
}

/** Whether an address replaces that of a deleted person. */
export function isNobodys(address: string): boolean {
  return address.endsWith(`@${HOST}`)
}

/** Instead of an address: whoever has the plan when the email is sent, otherwise the office. */
export const PLANNERS = 'planners'

/** The request that caused some work, so that later work can be found by its id. */
export interface Cause {
  requestId: string
  /** Its position in a trace (W3C Trace Context); null without traces. */
  traceparent: string | null
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs a function on behalf of a request. */
export function withCause<T>(cause: Cause, run: () => T): T {
  return causes.run(cause, run)
}

/** The current request. Returns undefined outside one. */
export function currentCause(): Cause | undefined {
  return causes.getStore()
}

export type QueuedEmail = OutboxEmail & {
  recipient: string
  /** A code of `languageCodes`, from the person's row. */
  locale: string
  /** The request that caused it, if that is not the current one. */
  cause?: Cause | null
}

async function isRefused(
  db: Pick<Queryable, 'select'>,
  { refusableAs, recipient }: QueuedEmail,
): Promise<boolean> {
  if (isNobodys(recipient)) return true
  if (!refusableAs) return false
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), arrayContains(users.refusedEmails, [refusableAs])))
  return rows.length > 0
}

/** What an email belongs to: it is deleted with that. */
function ownerOf(props: QueuedEmail['props']) {
  return {
    planId: 'planId' in props ? props.planId : null,
    unsortedRequestId: 'unsortedRequestId' in props ? props.unsortedRequestId : null,
  }
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
  const { template, props, recipient, locale, cause = currentCause() } = email
  const waiting = { template, props, recipient, locale, createdTs: now, dueTs: now }
  await db.insert(outbox).values({ ...waiting, ...ownerOf(props), ...cause })
  return true
}
