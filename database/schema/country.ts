import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TrekContent } from '../content/trek-content.ts'
import type { UnplannedContent } from '../content/unplanned-content.ts'
import { AREAS } from '../values/areas.ts'
import type { BeforeYouGo } from '../values/before-you-go.ts'
import type { Holiday } from '../values/calendar.ts'
import type { PosterOverride } from '../values/poster-override.ts'
import { words } from './columns.ts'
import { staff } from './staff.ts'

/** The content of the country's own page; authored in content/{country}/country.yaml. */
export interface CountryPage {
  lead: { en: string; es: string }
  facts: Record<'tripLength' | 'driest' | 'clock' | 'plannedFrom', { en: string; es: string }>
  planner: { staff: string; words: { en: string; es: string } }
  seasons: {
    note: { en: string; es: string }
    /** Rows of before the rows had places lack them. */
    rows: { name: { en: string; es: string }; dryness: number[]; places?: string[] }[]
    events: { name: { en: string; es: string }; months: number[] }[]
  }
  places: string[]
  featuredTrips: string[]
  team: { title: { en: string; es: string }; lead: { en: string; es: string } }
  waters: { name: { en: string; es: string }; coordinates: [number, number]; angle: number }[]
}

export const country = pgTable('country', {
  tag: text().primaryKey(),
  type: text({ enum: ['country', 'trek'] }).notNull(),
  name: words().notNull(),
  code: text().notNull(),
  a2Code: text('a2_code').notNull(),
  active: boolean().notNull(),
  display: boolean().notNull(),
  homePageLink: text('home_page_link').notNull(),
  homepageSortOrder: smallint('homepage_sort_order').notNull(),
  area: text({ enum: AREAS }).notNull(),
  line: words().notNull(),
  staffFkey: text('staff_fkey').references(() => staff.fkey),
  cal: text(),
  photo: text(),
  callingCode: integer('calling_code'),
  contactGroup: text('contact_group'),
  poster: jsonb().$type<PosterOverride>(),
  page: jsonb().$type<CountryPage>(),
  /** The page of a trek; authored in content/treks/{tag}.yaml. */
  trek: jsonb().$type<TrekContent>(),
  /** The short page of a country without trips; authored in content/unplanned/{tag}.yaml. */
  unplanned: jsonb().$type<UnplannedContent>(),
  /** What one must know before going there; authored in content/before-you-go/{tag}.yaml. */
  beforeYouGo: jsonb('before_you_go').$type<BeforeYouGo>(),
  /** Public holidays, if a planner lives there; authored in content/holidays.yaml. */
  holidays: jsonb().$type<Holiday[]>(),
})

export const navigationLists = ['vacation_theme', 'place_theme', 'top_place', 'top_activity'] as const

export const navigationLink = pgTable(
  'navigation_link',
  {
    countryTag: text('country_tag')
      .notNull()
      .references(() => country.tag, { onDelete: 'cascade' }),
    list: text({ enum: navigationLists }).notNull(),
    position: smallint().notNull(),
    link: text().notNull(),
    label: words().notNull(),
    category: words(),
    /** Of a popular place, until it has a page: latitude and longitude in degrees. */
    coordinates: doublePrecision().array(),
  },
  table => [primaryKey({ columns: [table.countryTag, table.list, table.position] })],
)

/** Interests and habitats: the topics by which places and tours are found. */
export const topic = pgTable(
  'word',
  {
    vocabulary: text({ enum: ['interest', 'habitat'] }).notNull(),
    key: text().notNull(),
    name: words().notNull(),
    lead: words().notNull(),
    poster: jsonb().$type<PosterOverride>(),
  },
  table => [primaryKey({ columns: [table.vocabulary, table.key] })],
)

export const theme = pgTable(
  'theme',
  {
    countryTag: text('country_tag')
      .notNull()
      .references(() => country.tag, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: smallint().notNull(),
    name: words().notNull(),
    line: words().notNull(),
    lead: words().notNull(),
    body: words().notNull(),
    interests: text().array().notNull(),
    habitats: text().array().notNull(),
    poster: jsonb().$type<PosterOverride>(),
  },
  table => [primaryKey({ columns: [table.countryTag, table.key] })],
)

/** The company behind this site: one row. */
export const operator = pgTable('operator', {
  id: smallint().primaryKey(),
  details: jsonb().$type<unknown>().notNull(),
})
