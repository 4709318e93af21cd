import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { plan } from './plan.ts'
import { staff } from './staff.ts'
import { users } from './user.ts'

/** One word of a plan's thread, whichever door it came through. A note is for the office alone. */
export const message = pgTable('message', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  authorKind: text('author_kind', { enum: ['traveller', 'planner', 'system'] }).notNull(),
  authorId: text('author_id'),
  authorName: text('author_name').notNull().default(''),
  channel: text({ enum: ['page', 'email', 'phone', 'note'] })
    .notNull()
    .default('page'),
  body: text().notNull(),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  readTs: timestamp('read_ts', { withTimezone: true }),
  /** The Message-ID of an email that came in. */
  emailMessageId: text('email_message_id').unique(),
  /** The line of a proposal that it is pinned to. */
  proposalNumber: integer('proposal_number'),
  line: text(),
  /** Made by the sender, the same for a retry. */
  requestKey: text('request_key'),
})

export const messageAttachment = pgTable('message_attachment', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: bigint('message_id', { mode: 'number' })
    .notNull()
    .references(() => message.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer().notNull(),
  /** SHA-256 of the content, also the name of its file. */
  sum: text().notNull(),
})

/** Where an answer by email goes: it cannot be guessed, and is of one plan and one person. */
export const replyAddress = pgTable('reply_address', {
  token: text().primaryKey(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  /** The traveller; null for somebody of the office. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  staffFkey: text('staff_fkey').references(() => staff.fkey, { onDelete: 'cascade' }),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
})
