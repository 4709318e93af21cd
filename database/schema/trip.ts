import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { transferModes } from '../values/catalogue-kinds.ts'
import type { ChildPrice } from '../values/child-price.ts'
import type { PosterOverride } from '../values/poster-override.ts'
import { catalogueItem } from './catalogue.ts'
import { daterange, int4range, tsvector, type Words, words } from './columns.ts'
import { country } from './country.ts'
import { place } from './place.ts'
import { staff } from './staff.ts'

/** One ride, boat or flight of a day; places by slug, waypoints as [latitude, longitude]. */
export interface TripLeg {
  mode: (typeof transferModes)[number]
  from: string
  to: string
  minutes: number
  kilometres: number
  via: [number, number][]
}

export const trip = pgTable('trip', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  title: words().notNull(),
  line: words().notNull(),
  lead: words().notNull(),
  days: smallint().notNull(),
  party: text().array().notNull(),
  /** The age from which a child may come; null for any. */
  minimumAge: smallint('minimum_age'),
  /** Null if children pay what adults do. */
  childPrice: jsonb('child_price').$type<ChildPrice>(),
  goals: text().array().notNull(),
  bestMonths: smallint('best_months').array().notNull(),
  bestReason: words('best_reason').notNull(),
  /** The months in which nobody can start it, 1 to 12. */
  notRunMonths: smallint('not_run_months').array().notNull().default([]),
  bestFor: words('best_for').notNull(),
  walking: words().notNull(),
  effort: text({ enum: ['easy', 'moderate', 'demanding'] }).notNull(),
  habitats: text().array().notNull(),
  plannerFkey: text('planner_fkey')
    .notNull()
    .references(() => staff.fkey),
  plannerWords: words('planner_words').notNull(),
  included: jsonb().$type<Words[]>().notNull(),
  notIncluded: jsonb('not_included').$type<Words[]>().notNull(),
  bring: jsonb().$type<Words[]>().notNull(),
  related: text().array().notNull().default([]),
  fromPriceMinor: bigint('from_price_minor', { mode: 'number' }),
  currency: text().notNull().default('USD'),
  poster: jsonb().$type<PosterOverride>(),
  publishedTs: timestamp('published_ts', { withTimezone: true }).notNull().defaultNow(),
  archived: timestamp({ withTimezone: true }),
  searchWords: words('search_words').notNull(),
  searchEn: tsvector('search_en').generatedAlwaysAs(''),
  searchEs: tsvector('search_es').generatedAlwaysAs(''),
  plainEn: text('plain_en').generatedAlwaysAs(''),
  plainEs: text('plain_es').generatedAlwaysAs(''),
})

export const tripCountry = pgTable(
  'trip_country',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    countryTag: text('country_tag')
      .notNull()
      .references(() => country.tag, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Whether the trip is published; set by the database. */
    published: boolean().notNull().default(true),
  },
  table => [primaryKey({ columns: [table.tripId, table.countryTag] })],
)

export const tripDay = pgTable(
  'trip_day',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    title: words().notNull(),
    story: words().notNull(),
    placeId: bigint('place_id', { mode: 'number' })
      .notNull()
      .references(() => place.id),
    hotelId: bigint('hotel_id', { mode: 'number' }).references(() => catalogueItem.id),
    sleep: boolean().notNull(),
    tourIds: bigint('tour_ids', { mode: 'number' }).array().notNull().default([]),
    visitIds: bigint('visit_ids', { mode: 'number' }).array().notNull().default([]),
    meals: text().array().notNull().default([]),
    legs: jsonb().$type<TripLeg[]>().notNull().default([]),
    walk: jsonb().$type<{ kilometres: number; note: Words }>(),
    altitudeGainM: integer('altitude_gain_m').notNull().default(0),
    /** The highest point, where neither its bed nor its sights are as high. */
    highestM: integer('highest_m'),
    poster: jsonb().$type<PosterOverride>(),
  },
  table => [primaryKey({ columns: [table.tripId, table.number] })],
)

export const priceComponent = pgTable(
  'price_component',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trip.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    what: words().notNull(),
    per: text({ enum: ['person', 'group'] }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text().notNull().default('USD'),
    season: daterange(),
    partySize: int4range('party_size').notNull(),
    /** Whether the trip is published; set by the database. */
    published: boolean().notNull().default(true),
  },
  table => [primaryKey({ columns: [table.tripId, table.position] })],
)
