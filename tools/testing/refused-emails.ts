import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import type { Connection } from '#database/connect.ts'

/**
 * Makes the database refuse every new email about a plan until the test is over, so that any command that queues one
 * fails.
 */
export async function refuseEmails({ db }: Pick<Connection, 'db'>, planId: number): Promise<void> {
  const name = sql.raw(`no_emails_of_${planId}`)
  const isAnother = sql.raw(`plan_id is distinct from ${planId}`)
  await db.execute(sql`alter table outbox add constraint ${name} check (${isAnother}) not valid`)
  onTestFinished(async () => void (await db.execute(sql`alter table outbox drop constraint ${name}`)))
}
