import { isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The condition under which everybody may see a trip, a place or an item of the catalogue. Every public read has it;
 * what is gone from content/ or taken down is archived, because plans and proposals still refer to it.
 */
export function isPublished(row: { archived: AnyPgColumn }): SQL {
  return isNull(row.archived)
}

/** The same for rows that browsers follow live. */
export const PUBLISHED = 'archived is null'
