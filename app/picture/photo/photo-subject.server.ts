import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Readable } from '#database/connect.ts'
import { article, webPage } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, theme } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'
import type { PhotoSubject } from './photo-schema.ts'

interface Source {
  table: PgTable
  /** SQL of the subject's key for a row of the table. */
  key: SQL<string>
  /** The countries it belongs to. */
  countries: SQL<string[]>
}

const ofCountry = (column: SQL) => sql<string[]>`array_remove(array[${column}], null)`
const ofTrip = (id: SQL) =>
  sql<string[]>`array(select c.country_tag from ${tripCountry} c where c.trip_id = ${id} order by c.position)`

function item(kind: 'tour' | 'hotel'): Source {
  return {
    table: catalogueItem,
    key: sql`case when ${catalogueItem.kind} = ${kind} then ${catalogueItem.countryTag} || '/' || ${catalogueItem.key} end`,
    countries: ofCountry(sql`${catalogueItem.countryTag}`),
  }
}

/** The table and key of each kind of subject. Species have no table: any name is accepted. */
const sources: Record<Exclude<PhotoSubjectKind, 'species'>, Source> = {
  country: { table: country, key: sql`${country.tag}`, countries: ofCountry(sql`${country.tag}`) },
  place: {
    table: place,
    key: sql`${place.countryTag} || '/' || ${place.kind} || '/' || ${place.slug}`,
    countries: ofCountry(sql`${place.countryTag}`),
  },
  trip: { table: trip, key: sql`${trip.key}`, countries: ofTrip(sql`${trip.id}`) },
  trip_day: {
    table: tripDay,
    key: sql`(select t.key from ${trip} t where t.id = ${tripDay.tripId}) || '/' || ${tripDay.number}`,
    countries: ofTrip(sql`${tripDay.tripId}`),
  },
  tour: item('tour'),
  hotel: item('hotel'),
  theme: {
    table: theme,
    key: sql`${theme.countryTag} || '/' || ${theme.key}`,
    countries: ofCountry(sql`${theme.countryTag}`),
  },
  article: { table: article, key: sql`${article.slug}`, countries: ofCountry(sql`${article.countryTag}`) },
  web_page: { table: webPage, key: sql`${webPage.slug}`, countries: ofCountry(sql`${webPage.countryTag}`) },
  staff: { table: staff, key: sql`${staff.fkey}`, countries: sql`${staff.countries}` },
}

/** SQL of the subject's key for a row of a read. */
export function subjectKeyOf(kind: keyof typeof sources): SQL<string> {
  return sources[kind].key
}

/** The countries a subject belongs to. Returns null if there is no such thing. */
export async function getSubjectCountries(
  db: Readable,
  { kind, key }: PhotoSubject,
): Promise<readonly string[] | null> {
  if (kind === 'species') return /^[a-z0-9-]+$/.test(key) ? [] : null
  const { table, key: keyOf, countries } = sources[kind]
  const rows = await db.select({ countries }).from(table).where(sql`${keyOf} = ${key}`).limit(1)
  return rows[0]?.countries ?? null
}
