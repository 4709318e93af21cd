import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WorkingHours } from '../values/working-hours.ts'
import { citext, words } from './columns.ts'

export const staff = pgTable('staff', {
  fkey: text().primaryKey(),
  name: text().notNull(),
  firstName: text('first_name').notNull(),
  email: citext().notNull(),
  countries: text().array().notNull(),
  place: words().notNull(),
  /** Tag of the country they live in; null if unknown. */
  livesIn: text('lives_in'),
  role: words().notNull(),
  since: words().notNull(),
  profile: words().notNull(),
  spokenLanguages: text('spoken_languages').array().notNull(),
  dateAdded: date('date_added').notNull(),
  timeZone: text('time_zone').notNull(),
  workingHours: jsonb('working_hours').$type<WorkingHours[]>().notNull(),
  bookCallUrl: text('book_call_url'),
  imgixPhotoSrc: text('imgix_photo_src'),
  portrait: jsonb().$type<Record<string, string | number | boolean>>(),
  active: boolean().notNull().default(true),
})
