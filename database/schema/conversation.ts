import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { inboundStates } from '../values/inbound-states.ts'
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
  /** SHA-256 of the content, also the name of its file; null for a file that was not stored. */
  sum: text(),
  /** Why it was not stored. */
  refused: text({ enum: ['empty', 'too_large', 'type', 'macro', 'too_many'] }),
})

/** An email that came in for a plan, as it came, in a sealed file. */
export const inboundEmail = pgTable('inbound_email', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  /** The message that it became. */
  messageId: bigint('message_id', { mode: 'number' })
    .unique()
    .references(() => message.id, { onDelete: 'cascade' }),
  /** To whose reply address it came. */
  side: text({ enum: ['traveller', 'planner'] }).notNull(),
  /** SHA-256 of the email: delivered again, it is the same row. */
  digest: text().notNull(),
  state: text({ enum: inboundStates }).notNull().default('received'),
  tries: integer().notNull().default(0),
  /** Whether its message shows it as it came, because it could not be read. */
  isRaw: boolean('is_raw').notNull().default(false),
  fromName: text('from_name').notNull().default(''),
  fromAddress: text('from_address').notNull().default(''),
  subject: text().notNull().default(''),
  excerpt: text().notNull().default(''),
  bytes: integer().notNull(),
  /** SHA-256 of the sealed email, also the name of its file. */
  sum: text().notNull(),
  receivedTs: timestamp('received_ts', { withTimezone: true }).notNull(),
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
