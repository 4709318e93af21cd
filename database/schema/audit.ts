import { type AnyPgColumn, bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the office did, or tried: append-only, and kept. A command that did not succeed has a second line. */
export const audit = pgTable('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  atTs: timestamp('at_ts', { withTimezone: true }).notNull().defaultNow(),
  /** Null for a shell command. */
  userId: bigint('user_id', { mode: 'number' }),
  role: text().$type<'planner' | 'admin' | 'partner' | 'system'>().notNull(),
  command: text().notNull(),
  /** The number or key of what it was done to, such as planId 12. */
  about: text(),
  outcome: text().$type<'begun' | 'refused' | 'failed'>().notNull(),
  /** Of a second line: the first, which it is the outcome of. */
  begunId: bigint('begun_id', { mode: 'number' }).references((): AnyPgColumn => audit.id),
})
