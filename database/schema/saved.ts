import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

/** What a person with an account has saved. */
export const savedItem = pgTable(
  'saved_item',
  {
    /** The order in which they were saved. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Such as `trip/white-city-first`. */
    ref: text().notNull(),
    savedTs: timestamp('saved_ts', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.ref] })],
)

/** A list that others see by its link, until it is withdrawn or nobody has read it for a year. */
export const sharedList = pgTable('shared_list', {
  /** Hash of a secret that only who shared it has. */
  key: text().primaryKey(),
  refs: text().array().notNull(),
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
  sharedTs: timestamp('shared_ts', { withTimezone: true }).notNull(),
  readTs: timestamp('read_ts', { withTimezone: true }).notNull(),
})
