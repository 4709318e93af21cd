import { bigint, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { plan, unsortedRequest } from './plan.ts'

/** An email to send, written in the transaction that causes it. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' }).references(() => plan.id, { onDelete: 'cascade' }),
  unsortedRequestId: bigint('unsorted_request_id', { mode: 'number' }).references(() => unsortedRequest.id, {
    onDelete: 'cascade',
  }),
  template: text().notNull(),
  recipient: text().notNull(),
  locale: text().notNull().default('EN'),
  props: jsonb().$type<Record<string, unknown>>().notNull(),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  dueTs: timestamp('due_ts', { withTimezone: true }).notNull().defaultNow(),
  attempts: smallint().notNull().default(0),
  sentTs: timestamp('sent_ts', { withTimezone: true }),
  gaveUpTs: timestamp('gave_up_ts', { withTimezone: true }),
  lastError: text('last_error'),
  /** The id of the request that caused it (app/outbox/queue-email.server.ts). */
  requestId: text('request_id'),
  traceparent: text(),
})
