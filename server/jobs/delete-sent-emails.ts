import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { outbox } from '#database/schema/outbox.ts'

/** How long the row of an email that was sent is kept, for questions about it. */
const DAYS_UNTIL_DELETED = 90
/** Few enough for a statement's time, however many have gathered. */
const AT_ONCE = 5_000

/**
 * Deletes the rows of emails sent long ago; those that wait or were given up stay. So do invoices, until their plan is
 * deleted: by its row an invoice is known not to be sent again. Returns the number deleted.
 */
export async function deleteSentEmails(db: Database): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        lt(outbox.sentTs, sql`now() - make_interval(days => ${DAYS_UNTIL_DELETED})`),
        ne(outbox.template, 'invoice'),
      ),
    )
    .limit(AT_ONCE)
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, old))
    deleted += rowCount ?? 0
    if (!rowCount || rowCount < AT_ONCE) return deleted
  }
}
