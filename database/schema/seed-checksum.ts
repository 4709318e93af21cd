import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Checksums of what was last seeded from content/. */
export const seedChecksum = pgTable(
  'seeded',
  { kind: text().notNull(), key: text().notNull(), sum: text().notNull() },
  table => [primaryKey({ columns: [table.kind, table.key] })],
)
