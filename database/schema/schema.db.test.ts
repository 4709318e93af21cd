import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const { db } = await openTestDatabase()

/** Tables that no part of the product reads through Drizzle. */
const UNMAPPED_TABLES = ['migration', 'rate_limit']

interface ColumnFacts {
  type: string
  notNull: boolean
  /** Whether the database has a default for it. */
  filled: boolean
}

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const tables = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter(value => is(value, PgTable))

/** Some types have different names on the two sides. */
function plainType(type: string): string {
  return type.replaceAll(', ', ',').replace('time without time zone', 'time')
}

function fromDrizzle(column: PgColumn): ColumnFacts {
  return {
    type: plainType(column.getSQLType()),
    notNull: column.notNull,
    filled: column.hasDefault || column.generated !== undefined,
  }
}

/** A domain counts as itself if Drizzle names it, otherwise as its base type. */
async function fromDatabase(): Promise<Map<string, Map<string, ColumnFacts & { base: string }>>> {
  const { rows } = await db.execute<{
    table: string
    column: string
    type: string
    base: string
    notNull: boolean
    filled: boolean
  }>(sql`
    select c.relname as table, a.attname as column,
      format_type(a.atttypid, a.atttypmod) as type,
      format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), a.atttypmod) as base,
      a.attnotnull as "notNull", a.atthasdef or a.attidentity <> '' or exists (
        select from pg_trigger g where g.tgrelid = a.attrelid and g.tgname in ('plan_follows_wish', 'plan_needs_flights') and a.attnum = any(g.tgattr)
      ) as filled
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const found = new Map<string, Map<string, ColumnFacts & { base: string }>>()
  for (const { table, column, ...facts } of rows) {
    const columns = found.get(table) ?? new Map()
    found.set(
      table,
      columns.set(column, { ...facts, type: plainType(facts.type), base: plainType(facts.base) }),
    )
  }
  return found
}

const migrated = await fromDatabase()

describe('the Drizzle schema and the migrated database agree', () => {
  it('on which tables there are', () => {
    const mapped = tables.map(getTableName)
    expect([...mapped, ...UNMAPPED_TABLES].toSorted()).toEqual([...migrated.keys()].toSorted())
  })

  it.each(tables.map(table => [getTableName(table), table] as const))(
    'on every column of %s',
    (name, table) => {
      const columns = Object.values<PgColumn>(getTableColumns(table))
      const expected = Object.fromEntries(columns.map(column => [column.name, fromDrizzle(column)]))
      const actual = Object.entries(Object.fromEntries(migrated.get(name) ?? [])).map(
        ([column, { base, ...facts }]) => {
          const type = facts.type === expected[column]?.type ? facts.type : base
          return [column, { ...facts, type }]
        },
      )
      expect(Object.fromEntries(actual)).toEqual(expected)
    },
  )
})

/** Columns that the specification names (section 3), by table and type. */
const NAMED = {
  plan: {
    date: 'arrival_date arrival_flight_date depart_date depart_flight_date closed_date closing_date cold_date lost_date',
    time: 'arrival_flight_time depart_flight_time',
    'timestamp with time zone':
      'assigned_ts created_ts email_validate_sent email_validated first_response_ts hot_date need_intl_flight_ts paused_date warm_date',
    tstzrange: 'activity_timerange',
    'text[]':
      'activities amenities destination_cats destination_habs destination_names hotel_types transport_types vehicle_types',
    text: 'fkey transportation travel_class initial_contact_method',
  },
  users: {
    date: 'affiliate_created birthday date_created last_anniversary_email',
    'timestamp with time zone': 'date_login email_validated workflow_exec workflow_expert',
    'text[]': 'tags',
  },
  affiliate: { 'text[]': 'countries', interval: 'payout_interval_1st payout_interval_2nd' },
  staff: {
    text: 'fkey book_call_url name imgix_photo_src',
    'text[]': 'countries',
    date: 'date_added',
  },
  catalogue_item: {
    'timestamp with time zone': 'archived',
    jsonb: 'ari_mapping hotel_room_info party_config rental_car_info tour_info_v2',
    'text[]': 'spoken_languages',
    interval: 'transport_duration',
  },
  article: {
    date: 'date_modified date_published',
    jsonb: 'title intro body sections content_1 content_2 content_3 content_4 content_5 content_6',
  },
  tag: { 'text[]': 'tag_types' },
  country: {
    text: 'tag code a2_code home_page_link type cal photo',
    jsonb: 'name',
    boolean: 'active display',
    smallint: 'homepage_sort_order',
  },
  utm_record: {
    text: 'utm_source utm_campaign utm_medium utm_term utm_content landing_url amplitude_device_id ga_session_id fbclid msclkid ttclid li_fat_id',
    date: 'created',
    'timestamp with time zone': 'created_ts',
    bigint: 'user_id',
  },
}

const named = Object.entries(NAMED).flatMap(([table, types]) =>
  Object.entries(types).flatMap(([type, columns]) =>
    columns.split(' ').map(column => ({ table, column, type })),
  ),
)

it.each(named)('$column of $table is a $type (specification, section 3)', ({ table, column, type }) => {
  expect(migrated.get(table)?.get(column)?.base).toBe(type)
})
