import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'
import type { OutboxEmail } from './outbox-email.ts'

export type QueuedEmail = OutboxEmail & {
  recipient: string
  /** A code of `languageCodes`, as people carry it. */
  locale: string
  /** The plan it is about: deleted together with it. */
  planId?: number
}

/** Puts an email into the outbox, due at once; call it in the transaction that makes the email necessary, so that neither is lost. */
export async function queueEmail(
  db: Pick<Queryable, 'insert'>,
  { template, props, recipient, locale, planId }: QueuedEmail,
  now: Date,
): Promise<void> {
  await db.insert(outbox).values({ template, props, recipient, locale, planId, createdTs: now, dueTs: now })
}
