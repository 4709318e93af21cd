import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { type Ask, transferModes } from '../values/catalogue-kinds.ts'
import type { PosterOverride } from '../values/poster-override.ts'
import { int4range, tsvector, type Words, words } from './columns.ts'
import { country } from './country.ts'
import { staff } from './staff.ts'

/** The means of one month: °C and days with rain. */
export interface MonthClimate {
  high: number
  low: number
  rainDays: number
}

export interface WildlifeSeason {
  name: Words
  latin?: string
  months: number[]
}

export const place = pgTable('place', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['region', 'destination', 'attraction'] }).notNull(),
  countryTag: text('country_tag')
    .notNull()
    .references(() => country.tag, { onDelete: 'cascade' }),
  slug: text().notNull(),
  regionId: bigint('region_id', { mode: 'number' }),
  nearId: bigint('near_id', { mode: 'number' }),
  /** The planner who is responsible for it. */
  plannerFkey: text('planner_fkey').references(() => staff.fkey, { onDelete: 'set null' }),
  name: words().notNull(),
  line: words().notNull(),
  lead: words().notNull(),
  body: words().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  altitudeM: integer('altitude_m').notNull(),
  /** IANA name; from the country's zones in content/countries.yaml. */
  timeZone: text('time_zone').notNull(),
  climate: jsonb().$type<MonthClimate[]>(),
  bestMonths: smallint('best_months').array(),
  bestReason: words('best_reason'),
  interests: text().array().notNull().default([]),
  habitats: text().array().notNull().default([]),
  wildlife: jsonb().$type<WildlifeSeason[]>().notNull().default([]),
  nights: int4range(),
  gettingThere: words('getting_there'),
  /** What a sight asks of those who visit it, beside walking. */
  asks: text().array().$type<Ask[]>().notNull().default([]),
  /** Whether it can be seen without a step; null if that is not known. */
  stepFree: boolean('step_free'),
  opens: words(),
  entrance: words(),
  poster: jsonb().$type<PosterOverride>(),
  archived: timestamp({ withTimezone: true }),
  searchEn: tsvector('search_en').generatedAlwaysAs(''),
  searchEs: tsvector('search_es').generatedAlwaysAs(''),
})

export const transfer = pgTable(
  'transfer',
  {
    fromId: bigint('from_id', { mode: 'number' })
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    toId: bigint('to_id', { mode: 'number' })
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mode: text({ enum: transferModes }).notNull(),
    minutes: integer().notNull(),
    kilometres: numeric({ precision: 7, scale: 1 }).notNull(),
    via: jsonb().$type<[number, number][]>().notNull().default([]),
    note: words(),
  },
  table => [primaryKey({ columns: [table.fromId, table.toId, table.position] })],
)
