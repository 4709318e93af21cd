import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from './columns.ts'

/** The finder's own view of published trips, and what it counts by; kept by triggers, never written by hand. */

export const finderTrip = pgTable('finder_trip', {
  tripId: bigint('trip_id', { mode: 'number' }).primaryKey(),
  countries: text().array().notNull(),
  party: text().array().notNull(),
  goals: text().array().notNull(),
  days: smallint().notNull(),
  fromPriceMinor: bigint('from_price_minor', { mode: 'number' }),
  publishedTs: timestamp('published_ts', { withTimezone: true }).notNull(),
})

/** What published trips say, all of it. */
export const finderWords = pgTable('finder_words', {
  tripId: bigint('trip_id', { mode: 'number' }).primaryKey(),
  publishedTs: timestamp('published_ts', { withTimezone: true }).notNull(),
  searchEn: tsvector('search_en').notNull(),
  searchEs: tsvector('search_es').notNull(),
})

/** How many trips go to exactly these countries, suit this group ('' is any) and have all of these goals. */
export const finderTally = pgTable(
  'finder_tally',
  {
    goals: text().array().notNull(),
    party: text().notNull(),
    countries: text().array().notNull(),
    trips: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.goals, table.party, table.countries] })],
)

/** Words that trips have said. */
export const spokenWord = pgTable(
  'spoken_word',
  { language: text({ enum: ['en', 'es'] }).notNull(), word: text().notNull() },
  table => [primaryKey({ columns: [table.language, table.word] })],
)
