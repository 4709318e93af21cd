import type pg from 'pg'

/** How values are written as text in a dump and read from it; for one transaction. */
export const AS_TEXT =
  "set local timezone to 'UTC'; set local datestyle to 'ISO, DMY'; set local intervalstyle to 'iso_8601'; set local bytea_output to 'hex'; set local extra_float_digits to 1; set local search_path to public; set local statement_timeout to 0"

/** A table of the product, and those of its columns that are written to. */
export interface TableFacts {
  name: string
  columns: string[]
}

/**
 * The tables of the product. Those of the schema `sync` are none: they hold what browsers follow, by numbers that mean
 * nothing in another database, and browsers begin anew where it is empty.
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

/** How many rows each table has. */
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

/** The migrations that a database has had; none where it is empty. */
export async function readLanded(client: pg.ClientBase): Promise<{ name: string; sum: string }[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  )
  if (!rows[0]?.there) return []
  return (await client.query<{ name: string; sum: string }>('select name, sum from migration order by name'))
    .rows
}
