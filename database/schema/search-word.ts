import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SearchMeaning } from '../content/search-words-content.ts'

/** The terms of content/search-words.yaml, a row for each term of either language. */
export const searchWord = pgTable('search_word', {
  term: text().primaryKey(),
  means: jsonb().$type<SearchMeaning>().notNull(),
})
