import { createHash } from 'node:crypto'
import { invalidParameters } from './door/shape-refusal.ts'
import { FilterRefused, type FilterScope } from './filter/filter-expression.ts'
import { readFilter, within } from './filter/filter-grammar.ts'
import { parseColumnList } from './filter/identifiers.ts'
import type { ShapeParameters } from './filter/shape-parameters.ts'
import type { TableFacts } from './filter/table-facts.ts'

/** What a caller may see of a table, decided by the server before the caller's own parameters. */
export interface Offer {
  table: TableFacts
  /** The columns that exist for this caller, in the table's order. */
  columns: readonly string[]
  /** SQL of our own that every row satisfies; null for all rows. */
  filter: string | null
  /** Whether it depends on the caller, so that no shared cache may store it. */
  isPrivate: boolean
}

/** The table, columns and rows of a shape, and the form of its messages. */
export interface ShapeDefinition {
  table: TableFacts
  columns: readonly string[]
  filter: string | null
  replica: 'default' | 'full'
  log: 'full' | 'changes_only'
}

/** What a caller's filters may name. */
export function scopeOf({ table, columns }: Offer, params: Readonly<Record<string, string>>): FilterScope {
  return { table: table.name, columns: new Set(columns), params }
}

/** Parses one of a caller's expressions; a mistake is reported for the parameter. */
export async function readOf<T>(parameter: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof FilterRefused)) throw error
    throw invalidParameters({ [parameter]: [error.message] })
  }
}

function chooseColumns({ table, columns }: Offer, list: string | undefined): readonly string[] {
  if (list === undefined) return columns
  const asked = parseColumnList(list)
  if (!asked)
    throw invalidParameters({ columns: ['Invalid zero-length delimited identifier or malformed list'] })
  const unknown = asked.filter(name => !columns.includes(name))
  if (unknown.length > 0) {
    throw invalidParameters({ columns: [`The following columns could not be found: ${unknown.join(', ')}`] })
  }
  const missing = table.primaryKey.filter(name => !asked.includes(name))
  if (missing.length > 0) {
    throw invalidParameters({
      columns: [`The list of columns must include all primary key columns, missing: ${missing.join(', ')}`],
    })
  }
  return columns.filter(name => asked.includes(name))
}

/** Defines the shape that a caller asks for within an offer. @throws ShapeRefusal */
export async function defineShape(
  offer: Offer,
  parameters: ShapeParameters,
  join = within,
): Promise<ShapeDefinition> {
  const { where, params, replica, log } = parameters
  const asked =
    where === undefined ? null : await readOf('where', () => readFilter(where, scopeOf(offer, params)))
  const columns = chooseColumns(offer, parameters.columns)
  return { table: offer.table, columns, filter: join(offer.filter, asked), replica, log }
}

/** Equal for equal definitions, and different for all others. */
export function hashDefinition({ table, columns, filter, replica, log }: ShapeDefinition): string {
  const { oid, schema, name, fingerprint } = table
  return createHash('sha256')
    .update(JSON.stringify([oid, schema, name, fingerprint, columns, filter, replica, log]))
    .digest('hex')
}

/** The `electric-schema` header, safe whatever the columns are called. */
export function schemaHeader({ table, columns }: ShapeDefinition): string {
  const facts = table.columns.filter(({ name }) => columns.includes(name))
  const json = JSON.stringify(Object.fromEntries(facts.map(({ name, schema }) => [name, schema])))
  return json.replace(
    /[\u007f-\uffff]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
