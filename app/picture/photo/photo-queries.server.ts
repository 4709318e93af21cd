import { type SQL, sql } from 'drizzle-orm'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'
import type { PhotoData } from './photo-schema.ts'
import { subjectKeyOf } from './photo-subject.server.ts'

/** A photograph as `firstPhoto` selects it. */
export type PhotoRow = Omit<PhotoData, 'alt'> & { alt: Words }

const shown = sql`jsonb_build_object('key', p.key, 'width', p.width, 'height', p.height, 'color', p.color,
  'blur', p.blur, 'alt', p.alt, 'credit', p.credit, 'focus', jsonb_build_object('x', p.focus_x, 'y', p.focus_y))`

/**
 * A column for a read of things of one kind: the first photograph of each, or null. It is part of the read's own
 * query, so that photographs never cost an extra one. The photograph that a country's row names (specification,
 * section 3: photo) comes before all others of it.
 */
export function firstPhoto(kind: PhotoSubjectKind): SQL<PhotoRow | null> {
  const first = sql`(
    select ${shown}
    from ${photoUse} u join ${photo} p on p.id = u.photo_id
    where u.subject_kind = ${kind} and u.subject_key = ${subjectKeyOf(kind)} and p.published
    order by u.position, u.photo_id limit 1)`
  if (kind !== 'country') return sql`${first}`
  const named = sql`(select ${shown} from ${photo} p where p.key = ${sql`${country.photo}`} and p.published)`
  return sql`coalesce(${named}, ${first})`
}

/** A gallery of more is no longer looked through. */
const MOST_SHOWN = 24

/** As `firstPhoto`, but all photographs of each, in their order. */
export function photosOf(kind: 'place' | 'trip' | 'tour' | 'hotel'): SQL<PhotoRow[]> {
  return sql`(
    select coalesce(jsonb_agg(nth.photo order by nth.number), '[]'::jsonb) from (
      select ${shown} as photo, row_number() over (order by u.position, u.photo_id) as number
      from ${photoUse} u join ${photo} p on p.id = u.photo_id
      where u.subject_kind = ${kind} and u.subject_key = ${subjectKeyOf(kind)} and p.published
      order by number limit ${sql.raw(String(MOST_SHOWN))}) nth)`
}

/** A photograph in the reader's language. */
export function presentPhoto(row: PhotoRow | null, locale: Locale): PhotoData | null {
  return row && { ...row, alt: row.alt[locale] }
}

/** Photographs in the reader's language. */
export function presentPhotos(rows: readonly PhotoRow[], locale: Locale): PhotoData[] {
  return rows.map(row => ({ ...row, alt: row.alt[locale] }))
}
