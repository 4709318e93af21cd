import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { nicknameKinds } from '../values/nicknames.ts'

/** Phrases of content/nicknames, a row for each thing that they are for. */
export const nickname = pgTable(
  'nickname',
  {
    /** The file that says it: the country, or one of what belongs to none. */
    document: text().notNull(),
    kind: text({ enum: Object.values(nicknameKinds) as [string, ...string[]] }).notNull(),
    key: text().notNull(),
    en: text().array().notNull(),
    es: text().array().notNull(),
  },
  table => [primaryKey({ columns: [table.document, table.kind, table.key] })],
)
