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
