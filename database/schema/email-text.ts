import { bigint, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Words } from '../values/locale.ts'
import { users } from './user.ts'

/** Sentences by their names; one that is missing is said as it is built. */
export type OwnTexts = Readonly<Record<string, Words>>

/** What the office wrote in the place of an email's own sentences: every version, the latest is sent. */
export const emailText = pgTable(
  'email_text',
  {
    template: text().notNull(),
    number: integer().notNull(),
    texts: json().$type<OwnTexts>().notNull(),
    author: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.template, table.number] })],
)
