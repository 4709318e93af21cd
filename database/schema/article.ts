import { bigint, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PosterOverride } from '../values/poster-override.ts'
import { type Words, words } from './columns.ts'
import { country } from './country.ts'
import { staff } from './staff.ts'

/** Things compared in an article: a row each, and a cell for each column. */
interface ArticleTable {
  columns: Words[]
  rows: { name: Words; cells: Words[] }[]
}

/** A part of an article: a text, a list, and a table. */
export interface ArticleSection {
  title: Words
  body: Words
  points: Words[]
  table?: ArticleTable | undefined
}

export const tag = pgTable('tag', {
  key: text().primaryKey(),
  name: words().notNull(),
  tagTypes: text('tag_types').array().notNull(),
})

/** Specification, section 3: Web page content, a simple page or a tour page. */
export const webPage = pgTable('web_page', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  kind: text({ enum: ['simple', 'tour'] }).notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  countryTag: text('country_tag').references(() => country.tag),
})

export const article = pgTable('article', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  countryTag: text('country_tag').references(() => country.tag),
  title: words().notNull(),
  intro: words().notNull(),
  body: words().notNull(),
  sections: jsonb().$type<ArticleSection[]>().notNull().default([]),
  content1: jsonb('content_1').$type<Words>(),
  content2: jsonb('content_2').$type<Words>(),
  content3: jsonb('content_3').$type<Words>(),
  content4: jsonb('content_4').$type<Words>(),
  content5: jsonb('content_5').$type<Words>(),
  content6: jsonb('content_6').$type<Words>(),
  datePublished: date('date_published').notNull(),
  dateModified: date('date_modified').notNull(),
  staffFkey: text('staff_fkey').references(() => staff.fkey, { onDelete: 'set null' }),
  /** Keys of related trips, and addresses of related places. */
  trips: text().array().notNull().default([]),
  places: text().array().notNull().default([]),
  poster: jsonb().$type<PosterOverride>(),
})

export const articleTag = pgTable(
  'article_tag',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    tagKey: text('tag_key')
      .notNull()
      .references(() => tag.key, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.articleId, table.tagKey] })],
)
