import type pg from 'pg'

/** Settings for writing and reading values as text in a dump; for one transaction. */
export const AS_TEXT =
  "set local timezone to 'UTC'; set local datestyle to 'ISO, DMY'; set local intervalstyle to 'iso_8601'; set local bytea_output to 'hex'; set local extra_float_digits to 1; set local search_path to public; set local statement_timeout to 0"

/** A table of the product, and its writable columns. */
export interface TableFacts {
  name: string
  columns: string[]
}

/**
 * The tables of the product, without the schema `sync`: its change log uses numbers that mean nothing in another
 * database, and browsers start again where it is empty.
 */
export async function listTables(client: pg.ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select relname::text as name,
        array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
      from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by relname`,
  )
  return rows
}

/** The number of rows in each table. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const { name } of await listTables(client)) {
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    )
    rows[name] = Number(counted.rows[0]?.rows)
  }
  return rows
}

/** The migrations that a database has had; empty for an empty database. */
export async function readLanded(client: pg.ClientBase): Promise<{ name: string; sum: string }[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  )
  if (!rows[0]?.there) return []
  return (await client.query<{ name: string; sum: string }>('select name, sum from migration order by name'))
    .rows
}
