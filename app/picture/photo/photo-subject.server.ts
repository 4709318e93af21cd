import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Readable } from '#database/connect.ts'
import { article, webPage } from '#database/schema/article.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { country, theme } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { trip, tripCountry, tripDay } from '#database/schema/trip.ts'
import { type PhotoSubjectKind, photoSubjects } from '#database/values/photo-subjects.ts'
import type { PhotoSubject } from './photo-schema.ts'

interface Source {
  table: PgTable
  /** SQL of the subject's key for a row of the table. */
  key: SQL<string>
  /** Its name in both languages, as JSON. */
  name: SQL
  /** The countries it belongs to. */
  countries: SQL<string[]>
}

const ofCountry = (column: SQL) => sql<string[]>`array_remove(array[${column}], null)`
const ofTrip = (id: SQL) =>
  sql<string[]>`array(select c.country_tag from ${tripCountry} c where c.trip_id = ${id} order by c.position)`
const inBoth = (text: SQL) => sql`jsonb_build_object('en', ${text}, 'es', ${text})`

function item(kind: 'tour' | 'hotel'): Source {
  return {
    table: catalogueItem,
    key: sql`case when ${catalogueItem.kind} = ${kind} then ${catalogueItem.countryTag} || '/' || ${catalogueItem.key} end`,
    name: sql`${catalogueItem.name}`,
    countries: ofCountry(sql`${catalogueItem.countryTag}`),
  }
}

/** The table of each kind of subject. */
const sources: Record<PhotoSubjectKind, Source> = {
  country: {
    table: country,
    key: sql`${country.tag}`,
    name: sql`${country.name}`,
    countries: ofCountry(sql`${country.tag}`),
  },
  place: {
    table: place,
    key: sql`${place.countryTag} || '/' || ${place.kind} || '/' || ${place.slug}`,
    name: sql`${place.name}`,
    countries: ofCountry(sql`${place.countryTag}`),
  },
  trip: { table: trip, key: sql`${trip.key}`, name: sql`${trip.title}`, countries: ofTrip(sql`${trip.id}`) },
  trip_day: {
    table: tripDay,
    key: sql`(select t.key from ${trip} t where t.id = ${tripDay.tripId}) || '/' || ${tripDay.number}`,
    name: sql`${tripDay.title}`,
    countries: ofTrip(sql`${tripDay.tripId}`),
  },
  tour: item('tour'),
  hotel: item('hotel'),
  theme: {
    table: theme,
    key: sql`${theme.countryTag} || '/' || ${theme.key}`,
    name: sql`${theme.name}`,
    countries: ofCountry(sql`${theme.countryTag}`),
  },
  article: {
    table: article,
    key: sql`${article.slug}`,
    name: sql`${article.title}`,
    countries: ofCountry(sql`${article.countryTag}`),
  },
  web_page: {
    table: webPage,
    key: sql`${webPage.slug}`,
    name: inBoth(sql`${webPage.slug}`),
    countries: ofCountry(sql`${webPage.countryTag}`),
  },
  staff: {
    table: staff,
    key: sql`${staff.fkey}`,
    name: inBoth(sql`${staff.name}`),
    countries: sql`${staff.countries}`,
  },
  species: {
    table: species,
    key: sql`${species.key}`,
    name: sql`${species.name}`,
    countries: sql`'{}'::text[]`,
  },
}

/** SQL of the subject's key for a row of a read. */
export function subjectKeyOf(kind: PhotoSubjectKind): SQL<string> {
  return sources[kind].key
}

/** SQL of everything that can have a photograph: `kind`, `key`, `name`, `countries`. */
export function everySubject(kinds: readonly PhotoSubjectKind[] = photoSubjects): SQL {
  const each = kinds.map(kind => {
    const { table, key, name, countries } = sources[kind]
    return sql`select ${kind}::text as kind, ${key} as key, (${name})::jsonb as name, ${countries} as countries
      from ${table} where ${key} is not null`
  })
  return sql`(${sql.join(each, sql` union all `)})`
}

/** The countries a subject belongs to. Returns null if there is no such thing. */
export async function getSubjectCountries(
  db: Readable,
  { kind, key }: PhotoSubject,
): Promise<readonly string[] | null> {
  const { table, key: keyOf, countries } = sources[kind]
  const rows = await db.select({ countries }).from(table).where(sql`${keyOf} = ${key}`).limit(1)
  return rows[0]?.countries ?? null
}
