import { bigint, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DayMark, ProposalContent, VoteResult } from '../values/proposal-content.ts'
import type { ProposalWorkings } from '../values/proposal-workings.ts'
import { message } from './conversation.ts'
import { plan } from './plan.ts'
import { staff } from './staff.ts'
import { users } from './user.ts'

function instant(name: string) {
  return timestamp(name, { withTimezone: true })
}

/** A numbered draft of a plan's itinerary; once sent it never changes. */
export const proposal = pgTable(
  'proposal',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    staffFkey: text('staff_fkey')
      .notNull()
      .references(() => staff.fkey),
    title: text().notNull(),
    content: jsonb().$type<ProposalContent>().notNull(),
    /** Beside the content, because nothing of it may reach a traveller. */
    workings: jsonb().$type<Partial<ProposalWorkings>>().notNull().default({}),
    /** The sum of its price lines; null while one of them is unknown. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currency: text().notNull().default('USD'),
    /** The accompanying letter. */
    note: text().notNull().default(''),
    createdTs: instant('created_ts').notNull().defaultNow(),
    sentTs: instant('sent_ts'),
    acceptedTs: instant('accepted_ts'),
    /** The version for an editor's If-Match. */
    version: integer().notNull().default(1),
    updatedTs: instant('updated_ts').notNull().defaultNow(),
    updatedBy: text('updated_by'),
    sendAt: instant('send_at'),
    acceptedName: text('accepted_name'),
    termsVersion: text('terms_version'),
    /** SHA-256 of the content as it was sent. */
    fingerprint: text(),
  },
  table => [primaryKey({ columns: [table.planId, table.number] })],
)

/** The traveller's answer to a line; the latest of each line counts. */
export const lineAnswer = pgTable(
  'line_answer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: bigint('plan_id', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    line: text().notNull(),
    answer: text({ enum: ['accept', 'ask', 'decline', 'open'] }).notNull(),
    alternative: text(),
    messageId: bigint('message_id', { mode: 'number' }).references(() => message.id, {
      onDelete: 'set null',
    }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    answeredTs: instant('answered_ts').notNull(),
    /** Chosen by the sender; the same for a retry. */
    requestKey: text('request_key'),
  },
  table => [
    foreignKey({ columns: [table.planId, table.number], foreignColumns: [proposal.planId, proposal.number] }),
  ],
)

/** A read-only link for companions, valid until it is revoked. */
export const shareLink = pgTable('share_link', {
  key: text().primaryKey(),
  planId: bigint('plan_id', { mode: 'number' })
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' }),
  createdTs: instant('created_ts').notNull(),
  revokedTs: instant('revoked_ts'),
})

/** The edition of the links in a plan's emails, once earlier ones were withdrawn. */
export const proposalLink = pgTable('proposal_link', {
  planId: bigint('plan_id', { mode: 'number' })
    .primaryKey()
    .references(() => plan.id, { onDelete: 'cascade' }),
  edition: integer().notNull(),
  withdrawnTs: instant('withdrawn_ts').notNull(),
})

/** The companions' vote on a proposal while it is open; afterwards only its result. */
export const vote = pgTable(
  'vote',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    planId: bigint('plan_id', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    voters: integer().notNull(),
    openedTs: instant('opened_ts').notNull(),
    closedTs: instant('closed_ts'),
    result: jsonb().$type<VoteResult>(),
  },
  table => [
    foreignKey({ columns: [table.planId, table.number], foreignColumns: [proposal.planId, proposal.number] }),
  ],
)

/** One companion's answer; marks and ceiling are deleted once the vote is closed. */
export const voteAnswer = pgTable(
  'vote_answer',
  {
    voteId: bigint('vote_id', { mode: 'number' })
      .notNull()
      .references(() => vote.id, { onDelete: 'cascade' }),
    companion: text().notNull(),
    name: text().notNull(),
    marks: jsonb().$type<Record<string, DayMark>>(),
    ceilingMinor: bigint('ceiling_minor', { mode: 'number' }),
    answeredTs: instant('answered_ts').notNull(),
  },
  table => [primaryKey({ columns: [table.voteId, table.companion] })],
)
