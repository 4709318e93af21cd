import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'
import { users } from './user.ts'

/** Days on which a planner is away, by their own calendar. Those of one person never overlap. */
export const absence = pgTable('absence', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffFkey: text('staff_fkey')
    .notNull()
    .references(() => staff.fkey),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** Who answers meanwhile; null leaves it to the country's other planners. */
  standInFkey: text('stand_in_fkey').references(() => staff.fkey),
  enteredBy: bigint('entered_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  enteredTs: timestamp('entered_ts', { withTimezone: true }).notNull().defaultNow(),
})
