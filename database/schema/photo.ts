import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { photoSubjects } from '../values/photo-subjects.ts'
import { words } from './columns.ts'

/** A photograph of the operator's own; its file lies in the data folder under its key. */
export const photo = pgTable('photo', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** What was uploaded; it is kept as JPEG whatever it was. */
  format: text({ enum: ['jpeg', 'png', 'webp', 'avif'] }).notNull(),
  bytes: integer().notNull(),
  /** Its dominant colour: #rrggbb. */
  color: text().notNull(),
  /** The whole picture in a few pixels, as a data address of at most 300 characters. */
  blur: text().notNull(),
  alt: words().notNull(),
  credit: text(),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull(),
})

/** What a photograph shows. The first of a subject takes the place of its poster. */
export const photoUse = pgTable(
  'photo_use',
  {
    photoId: bigint('photo_id', { mode: 'number' })
      .notNull()
      .references(() => photo.id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind', { enum: photoSubjects }).notNull(),
    subjectKey: text('subject_key').notNull(),
    position: smallint().notNull(),
    planted: boolean().notNull().default(false),
  },
  table => [primaryKey({ columns: [table.subjectKind, table.subjectKey, table.photoId] })],
)
