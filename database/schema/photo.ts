import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { photoSubjects } from '../values/photo-subjects.ts'
import { words } from './columns.ts'

/** The operator's photograph; its file has the key as its name. */
export const photo = pgTable('photo', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The uploaded format; it is always stored as JPEG. */
  format: text({ enum: ['jpeg', 'png', 'webp', 'avif'] }).notNull(),
  bytes: integer().notNull(),
  /** Its dominant colour: #rrggbb. */
  color: text().notNull(),
  /** A tiny blurred preview, as a data URL of at most 300 characters. */
  blur: text().notNull(),
  /** Empty in a language that nobody wrote yet; never once it is published. */
  alt: words().notNull(),
  credit: text(),
  /** Under which terms it may be shown. */
  licence: text(),
  /** The point that every crop keeps, in percent from the left and the top. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** As it was uploaded; shown in the office alone. */
  fileName: text('file_name').notNull().default(''),
  /** Increases with every change. */
  number: integer().notNull().default(1),
  published: boolean().notNull().default(false),
  /** Who uploaded it, and may change it while it shows nothing yet. */
  addedBy: bigint('added_by', { mode: 'number' }),
  createdTs: timestamp('created_ts', { withTimezone: true }).notNull(),
})

/** The subjects of a photograph. The first of a subject replaces its poster. */
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
