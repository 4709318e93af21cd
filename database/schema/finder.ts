import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from './columns.ts'

/** The finder's row of each published trip; maintained by triggers, never written by hand (migration 0038). */

export const finderTrip = pgTable('finder_trip', {
  tripId: bigint('trip_id', { mode: 'number' }).primaryKey(),
  /** Values that filters match: `country:peru`, `party:Family`, `goal:Urban Pulse`, `month:9`, `effort:easy`. */
  choices: text().array().notNull(),
  /** What the trip contains: `country:peru`, `place:peru/cusco`, `tour:peru/key`, `habitat:river`, `best:Family`. */
  contents: text().array().notNull(),
  days: smallint().notNull(),
  fromPriceMinor: bigint('from_price_minor', { mode: 'number' }),
  /** Minutes of driving on its longest day. */
  longestDrive: smallint('longest_drive').notNull(),
  flights: smallint().notNull(),
  boats: smallint().notNull(),
  /** Altitude of its highest night, in metres. */
  highestM: integer('highest_m').notNull(),
  publishedTs: timestamp('published_ts', { withTimezone: true }).notNull(),
  /** All its text, in both languages. */
  words: tsvector().notNull(),
})

/** Words used by trips, without accents. */
export const spokenWord = pgTable('spoken_word', { word: text().primaryKey() })
