import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { askedForKinds } from '../values/asked-for.ts'

/** Phrases of content/asked-for, a row for each thing that they are for. */
export const askedFor = pgTable(
  'asked_for',
  {
    /** The file that says it: the country, or one of what belongs to none. */
    document: text().notNull(),
    kind: text({ enum: Object.values(askedForKinds) as [string, ...string[]] }).notNull(),
    key: text().notNull(),
    en: text().array().notNull(),
    es: text().array().notNull(),
  },
  table => [primaryKey({ columns: [table.document, table.kind, table.key] })],
)
