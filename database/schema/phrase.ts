import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

/** A planner's own sentences for their replies; empty in a language that they did not write. */
export const plannerPhrase = pgTable('planner_phrase', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  en: text().notNull(),
  es: text().notNull(),
})
