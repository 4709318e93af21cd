import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { type RedListStatus, speciesKinds } from '../values/catalogue-kinds.ts'
import { words } from './columns.ts'

/** Where and when a species is seen; `places` are destinations and attractions of the country. */
export interface SpeciesSeen {
  country: string
  months: number[]
  places: string[]
}

export const species = pgTable('species', {
  key: text().primaryKey(),
  latin: text().notNull().unique(),
  kind: text({ enum: speciesKinds }).notNull(),
  name: words().notNull(),
  line: words().notNull(),
  body: words().notNull(),
  size: words().notNull(),
  confusions: words(),
  redList: jsonb('red_list').$type<{ status: RedListStatus; year: number }>(),
  seen: jsonb().$type<SpeciesSeen[]>().notNull(),
})

/** What a vacation theme looks for in any country; a country's own text about it is in `theme`. */
export const vacationTheme = pgTable('vacation_theme', {
  key: text().primaryKey(),
  position: smallint().notNull(),
  name: words().notNull(),
  lead: words().notNull(),
  body: words().notNull(),
  party: text().array().notNull(),
  goals: text().array().notNull(),
  interests: text().array().notNull(),
  habitats: text().array().notNull(),
  kinds: text({ enum: speciesKinds }).array().notNull(),
})
