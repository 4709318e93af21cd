import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { type Words, words } from './columns.ts'
import { country } from './country.ts'
import { plan } from './plan.ts'
import { staff } from './staff.ts'
import { trip } from './trip.ts'

export const review = pgTable('review', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  countryTag: text('country_tag')
    .notNull()
    .references(() => country.tag),
  tripId: bigint('trip_id', { mode: 'number' }).references(() => trip.id, { onDelete: 'set null' }),
  staffFkey: text('staff_fkey').references(() => staff.fkey, { onDelete: 'set null' }),
  title: words(),
  comment: words().notNull(),
  /** The planner's answer. */
  answer: words(),
  name: text().notNull(),
  date: date().notNull(),
  rating: smallint().notNull(),
  travelGroup: text('travel_group', { enum: ['Couple', 'Family', 'Solo', 'Friends'] }).notNull(),
  tags: text().array().notNull().default([]),
  /** Slugs of all its topics; maintained by a trigger. */
  topics: text().array().notNull().default([]),
  /** Its place in a shuffled order. */
  place: integer().notNull().generatedAlwaysAs(sql`null`),
  writtenIn: text('written_in').notNull(),
  /** Written for the demonstration, and labelled so. */
  invented: boolean().notNull().default(false),
})

export const reviewVideo = pgTable('review_video', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  /** Null if the answer is only in writing. */
  videlUrl: text('videl_url'),
  posterTime: numeric('poster_time', { precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
  title: words().notNull(),
  countryCodes: text('country_codes').array().notNull(),
  /** The written answer, with or without a film. */
  answer: words(),
  customerNames: text('customer_names').notNull(),
  groupType: text('group_type', { enum: ['Solo', 'Family', 'Couple'] }).notNull(),
  tags: text().array().notNull().default([]),
  /** The address of the captions in each language. */
  captions: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** The spoken text, the question first, with the second at which each part begins. */
  cues: jsonb().$type<{ at: number; words: Words }[]>().notNull().default([]),
  stillUrl: text('still_url').notNull(),
  seconds: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
  sortOrder: smallint('sort_order').notNull().default(0),
})

/** A traveller's review of their trip, before and after the office has read it. */
export const tripReview = pgTable('trip_review', {
  planId: bigint('plan_id', { mode: 'number' })
    .primaryKey()
    .references(() => plan.id, { onDelete: 'cascade' }),
  rating: smallint().notNull(),
  title: text().notNull(),
  comment: text().notNull(),
  /** Whether the traveller allows the site to show it, with the first name. */
  mayPublish: boolean('may_publish').notNull(),
  writtenIn: text('written_in').notNull(),
  writtenTs: timestamp('written_ts', { withTimezone: true }).notNull(),
  state: text({ enum: ['waiting', 'published', 'refused', 'private'] }).notNull(),
  decidedTs: timestamp('decided_ts', { withTimezone: true }),
  /** Why it is not published; shown to the author. */
  reason: text(),
  reviewId: bigint('review_id', { mode: 'number' }).references(() => review.id, { onDelete: 'set null' }),
})
