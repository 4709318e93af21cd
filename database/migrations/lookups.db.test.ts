import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countOutbox } from '#server/metrics/outbox-counts.ts'
import { openWorld } from '#tools/testing/test-database.ts'

/** With small tables no query plan needs an index: here sequential scans are disabled. */

const { db } = await openWorld()

async function planOf(statement: SQL): Promise<string> {
  return db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan to off`)
    const { rows } = await tx.execute(sql`explain (format json) ${statement}`)
    return JSON.stringify(rows)
  })
}

/** As PostgreSQL finds the rows that refer to one that is deleted. */
it.each([
  ['plan', 'trip_id', 'plan_trip'],
  ['share_link', 'plan_id', 'share_link_plan'],
  ['reply_time', 'plan_id', 'reply_time_plan'],
  ['reply_address', 'user_id', 'reply_address_user'],
  ['line_answer', 'user_id', 'line_answer_user'],
  ['line_answer', 'message_id', 'line_answer_message'],
])('the rows of %s that refer to a deleted %s are found by %s', async (table, column, index) => {
  const plan = await planOf(sql.raw(`delete from only ${table} where ${column} = 1`))
  expect(plan).toContain(`"Index Name":"${index}"`)
})

it('emails to an address are found by it', async () => {
  const plan = await planOf(sql`select id from outbox where lower(recipient) = 'ana@example.org'`)
  expect(plan).toContain('"Index Name":"outbox_recipient"')
})

it('the metrics read only the emails that wait or were given up', async () => {
  const asked: SQL[] = []
  const execute = (statement: SQL) => {
    asked.push(statement)
    return db.execute(statement)
  }
  await countOutbox(Object.assign(Object.create(db), { execute }))
  const plans = await Promise.all(asked.map(planOf))
  expect(plans.join()).toMatch(/outbox_due.*outbox_gave_up/)
  expect(plans.join()).not.toContain('Seq Scan')
})
