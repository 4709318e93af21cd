import {
  bigint,
  foreignKey,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DocumentKind } from '../content/document-kinds.ts'
import { words } from './columns.ts'
import { users } from './user.ts'

/** The catalogue's documents as they are written: content/ with what the office published over it. */
export const document = pgTable(
  'document',
  {
    kind: text().$type<DocumentKind>().notNull(),
    key: text().notNull(),
    /** The country whose folder it is in, and the one that it is about. */
    country: text(),
    about: text(),
    title: words().notNull(),
    /** What is published; null for what never was. */
    content: json().$type<unknown>(),
    /** The version that is published; 0 if the office never touched it. */
    number: integer().notNull().default(0),
    /** Of all of the above, to know what a release changed. */
    sum: text().notNull().default(''),
    updatedTs: timestamp('updated_ts', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.kind, table.key] })],
)

export const versionStates = ['released', 'draft', 'scheduled', 'published', 'archived'] as const

/** A field that the office and a release both changed; the office's value stayed. */
export interface DocumentConflict {
  path: string
  office: unknown
  release: unknown
}

/** Every version that the office saved, and what content/ said when it began and at each release since. */
export const documentVersion = pgTable(
  'document_version',
  {
    kind: text().$type<DocumentKind>().notNull(),
    key: text().notNull(),
    number: integer().notNull(),
    content: json().$type<unknown>(),
    state: text({ enum: versionStates }).notNull(),
    /** The version with what content/ said, on which it is based; null if content/ said nothing. */
    base: integer(),
    author: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** What has the same is published together at its hour, or not at all. */
    together: uuid(),
    /** What this version and a release both changed: the office's value stayed. */
    conflicts: json().$type<readonly DocumentConflict[]>().notNull().default([]),
    /** Why it could not be published at its hour. */
    problems: json().$type<readonly unknown[]>().notNull().default([]),
    createdTs: timestamp('created_ts', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.kind, table.key, table.number] })],
)

/** Which member of the office has a document open. */
export const documentPresence = pgTable(
  'document_presence',
  {
    kind: text().$type<DocumentKind>().notNull(),
    key: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenTs: timestamp('seen_ts', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.key, table.userId] }),
    foreignKey({ columns: [table.kind, table.key], foreignColumns: [document.kind, document.key] }).onDelete(
      'cascade',
    ),
  ],
)
