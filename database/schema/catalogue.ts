import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { PosterOverride } from '../values/poster-override.ts'
import { interval, type Words, words } from './columns.ts'
import { country } from './country.ts'
import { place } from './place.ts'

/** Specification, section 3: Hotel/room info. */
export interface HotelRoomInfo {
  /** Prices are per room and night, in minor units: in the year's cheapest month and in its dearest. */
  bedConfigs: { name: Words; beds: string[]; count: number; fromMinor: number; toMinor: number }[]
  views: Words[]
  checkIn: string
  checkOut: string
}

/** Specification, section 3: Tour info. Times are HH:MM, the duration ISO 8601. */
export interface TourInfo {
  relatedTours: string[]
  tourDays: number[]
  timeOpen: string | null
  timeClose: string | null
  tourDuration: string
  tourTimes: string[]
  tourZones: { zonePickupPlaces: string[]; zoneDropoffPlaces: string[]; zoneWhitelistHotels: string[] }[]
}

export const catalogueItem = pgTable('catalogue_item', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['tour', 'hotel', 'transport', 'rental_car'] }).notNull(),
  countryTag: text('country_tag')
    .notNull()
    .references(() => country.tag, { onDelete: 'cascade' }),
  key: text().notNull(),
  placeId: bigint('place_id', { mode: 'number' })
    .notNull()
    .references(() => place.id),
  name: words().notNull(),
  line: words().notNull(),
  lead: words().notNull(),
  body: words().notNull(),
  archived: timestamp({ withTimezone: true }),
  ariMapping: jsonb('ari_mapping').$type<Record<string, unknown>>(),
  hotelRoomInfo: jsonb('hotel_room_info').$type<HotelRoomInfo>(),
  partyConfig: jsonb('party_config').$type<Record<string, unknown>>(),
  rentalCarInfo: jsonb('rental_car_info').$type<Record<string, unknown>>(),
  spokenLanguages: text('spoken_languages').array().notNull().default([]),
  tourInfoV2: jsonb('tour_info_v2').$type<TourInfo>(),
  transportDuration: interval('transport_duration'),
  tourType: text('tour_type'),
  priceMinor: bigint('price_minor', { mode: 'number' }),
  currency: text().notNull().default('USD'),
  bestMonths: smallint('best_months').array(),
  interests: text().array().notNull().default([]),
  habitats: text().array().notNull().default([]),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  poster: jsonb().$type<PosterOverride>(),
})

export const tourType = pgTable(
  'tour_type',
  {
    countryTag: text('country_tag')
      .notNull()
      .references(() => country.tag, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: smallint().notNull(),
    name: words().notNull(),
    category: words().notNull(),
    lead: words().notNull(),
  },
  table => [primaryKey({ columns: [table.countryTag, table.key] })],
)
