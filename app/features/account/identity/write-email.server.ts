import type { Queryable } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'

interface IdentityLetter {
  template: string
  recipient: string
  locale: string
  props?: Record<string, unknown>
}

/** Puts a letter about an account into the outbox, to be sent at once. */
export async function writeLetter(
  db: Pick<Queryable, 'insert'>,
  { template, recipient, locale, props = {} }: IdentityLetter,
  now: Date,
): Promise<void> {
  await db.insert(outbox).values({ template, recipient, locale, props, createdTs: now, dueTs: now })
}
