import { createHash } from 'node:crypto'
import type pg from 'pg'

/** What a client needs to know about a column to parse its values. */
export interface ColumnFacts {
  name: string
  /** The column's entry in the `electric-schema` header. */
  schema: Record<string, string | number | boolean>
}

/** A table according to the database's catalogue. */
export interface TableFacts {
  oid: number
  schema: string
  name: string
  columns: ColumnFacts[]
  /** The primary key's columns in order; empty if there is no primary key. */
  primaryKey: string[]
  /** Changes with every change of a column. */
  fingerprint: string
}

interface ColumnRow {
  oid: number
  schema: string
  table: string
  name: string
  type: string
  dims: number
  typmod: number
  not_null: boolean
  pk_index: number | null
}

/** A domain is described as its base type, whose text format it has. */
const READ_COLUMNS = `
  with recursive base as (
    select oid, oid as root, typtypmod from pg_type
    union all
    select base.oid, t.typbasetype, case when t.typtypmod = -1 then base.typtypmod else t.typtypmod end
      from base join pg_type t on t.oid = base.root where t.typtype = 'd'
  )
  select c.oid::int8, n.nspname::text as schema, c.relname::text as table, a.attname::text as name,
    coalesce(e.typname, t.typname)::text as type,
    case when e.oid is null then 0 else greatest(a.attndims, 1) end::int as dims,
    case when a.atttypmod = -1 then base.typtypmod else a.atttypmod end as typmod, a.attnotnull as not_null,
    array_position(i.indkey::int2[], a.attnum) as pk_index
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join base on base.oid = a.atttypid
    join pg_type t on t.oid = base.root and t.typtype <> 'd'
    left join pg_type e on e.oid = t.typelem and t.typsubscript = 'array_subscript_handler'::regproc
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind in ('r', 'p')`

/** The type modifiers that a client may need. */
function modifiersOf(type: string, typmod: number): Record<string, number | string> {
  if (typmod < 0) return {}
  if (type === 'varchar') return { max_length: typmod - 4 }
  if (type === 'bpchar') return { length: typmod - 4 }
  if (type === 'bit') return { length: typmod }
  if (type === 'numeric')
    return { precision: (typmod - 4) >> 16, scale: (((typmod - 4) & 0x7ff) ^ 1024) - 1024 }
  if (/^time(stamp)?(tz)?$/.test(type)) return { precision: typmod }
  if (type === 'interval') return typmod % 65_536 === 65_535 ? {} : { precision: typmod % 65_536 }
  return { type_mod: typmod }
}

function toColumn({ name, type, dims, typmod, not_null, pk_index }: ColumnRow): ColumnFacts {
  return {
    name,
    schema: {
      type,
      ...(dims > 0 ? { dims } : {}),
      ...modifiersOf(type, typmod),
      ...(pk_index === null ? {} : { pk_index }),
      ...(not_null ? { not_null } : {}),
    },
  }
}

function toTable(rows: ColumnRow[]): TableFacts | null {
  const [first] = rows
  if (!first) return null
  const key = rows.filter(row => row.pk_index !== null)
  const columns = rows.map(toColumn)
  return {
    oid: Number(first.oid),
    schema: first.schema,
    name: first.table,
    columns,
    primaryKey: key.toSorted((a, b) => Number(a.pk_index) - Number(b.pk_index)).map(({ name }) => name),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([first.schema, first.table, columns]))
      .digest('base64url')
      .slice(0, 16),
  }
}

type Client = Pick<pg.Pool, 'query'>

/** Returns null if there is no such table. */
export async function readTable(
  client: Client,
  { schema, name }: { schema: string; name: string },
): Promise<TableFacts | null> {
  const text = `${READ_COLUMNS} and n.nspname = $1 and c.relname = $2 order by a.attnum`
  const { rows } = await client.query<ColumnRow>(text, [schema, name])
  return toTable(rows)
}

/** Those of these tables that still exist, by their oid. */
export async function readTables(client: Client, oids: number[]): Promise<Map<number, TableFacts>> {
  const text = `${READ_COLUMNS} and c.oid = any($1::int8[]::oid[]) order by c.oid, a.attnum`
  const { rows } = await client.query<ColumnRow>(text, [oids])
  const byTable = Map.groupBy(rows, ({ oid }) => Number(oid))
  return new Map(
    [...byTable].flatMap(([oid, columns]) => [[oid, toTable(columns)] as const]).filter(hasTable),
  )
}

function hasTable(entry: readonly [number, TableFacts | null]): entry is [number, TableFacts] {
  return entry[1] !== null
}
