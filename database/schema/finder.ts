import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from './columns.ts'

/** The finder's own view of published trips; kept by triggers, never written by hand (migration 0038). */

export const finderTrip = pgTable('finder_trip', {
  tripId: bigint('trip_id', { mode: 'number' }).primaryKey(),
  /** What filters choose by: `country:peru`, `party:Family`, `goal:Urban Pulse`, `month:9`, `effort:easy`. */
  choices: text().array().notNull(),
  /** What it holds: `country:peru`, `place:peru/cusco`, `tour:peru/key`, `habitat:river`, `best:Family`. */
  contents: text().array().notNull(),
  days: smallint().notNull(),
  fromPriceMinor: bigint('from_price_minor', { mode: 'number' }),
  /** Minutes on the road of its longest day. */
  longestDrive: smallint('longest_drive').notNull(),
  flights: smallint().notNull(),
  boats: smallint().notNull(),
  /** Metres above the sea of its highest bed. */
  highestM: integer('highest_m').notNull(),
  publishedTs: timestamp('published_ts', { withTimezone: true }).notNull(),
  /** All that it says, in both languages. */
  words: tsvector().notNull(),
})

/** Words that trips have said, without accents. */
export const spokenWord = pgTable('spoken_word', { word: text().primaryKey() })
