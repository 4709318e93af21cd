import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { plan } from './plan.ts'
import { staff } from './staff.ts'
import { users } from './user.ts'

/** A message of a plan's thread, whichever door it came through. A note is visible to the office only. */
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
  /** The Message-ID of an incoming email. */
  emailMessageId: text('email_message_id').unique(),
  /** The line of a proposal that it is about. */
  proposalNumber: integer('proposal_number'),
  line: text(),
  /** Chosen by the sender, the same for a retry. */
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

/** The reply address of an email: unguessable, for one plan and one person. */
export const replyAddress = pgTable('reply_address', {
  token: text().primaryKey(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  /** The traveller; null for a member of the office. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  staffFkey: text('staff_fkey').references(() => staff.fkey, { onDelete: 'cascade' }),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
})
