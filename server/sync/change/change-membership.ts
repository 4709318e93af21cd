import type pg from 'pg'
import { quoteName } from '#server/sync/filter/identifiers.ts'
import type { ShapeDefinition } from '#server/sync/shape-definition.ts'
import type { Change, Membership } from './change-messages.ts'

const FILTERS_AT_ONCE = 100

/**
 * Returns, for a filter and a change, whether the row satisfied the filter before and after the change. Returns null
 * if the change was pruned from the log between being read and being asked about.
 */
export type FindMembership = (filter: string | null, change: Change) => Membership | null

interface MembershipRow {
  seq: string
  before: boolean[] | null
  after: boolean[] | null
}

/** Lets PostgreSQL itself decide which rows satisfy a filter, so that a change and a SELECT can never disagree. */
function membershipQuery({ schema, name }: ShapeDefinition['table'], filters: readonly string[]): string {
  const type = `null::${quoteName(schema)}.${quoteName(name)}`
  const verdicts = `array[${filters.map(filter => `(${filter}) is true`).join(', ')}]`
  const verdictOn = (row: string) => `(select ${verdicts} from public.populate_record(${type}, ${row}) r)`
  return `select c.seq,
      case when c.operation = 'update' then ${verdictOn('c.new operator(public.||) c.old')}
        when c.operation = 'delete' then ${verdictOn('c.old')} end as before,
      case when c.new is not null then ${verdictOn('c.new')} end as after
    from sync.change c where c.relation = $1::int8::oid and c.seq > $2 and c.seq <= $3`
}

function within(operation: Change['operation']): Membership {
  return { before: operation !== 'insert', after: operation !== 'delete' }
}

/** Evaluates all filters on a table against a part of the change log, in one query. */
export async function readMembership(
  pool: pg.Pool,
  table: ShapeDefinition['table'],
  filters: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<FindMembership> {
  const found = new Map<string, MembershipRow & { index: number }>()
  for (let first = 0; first < filters.length; first += FILTERS_AT_ONCE) {
    const some = filters.slice(first, first + FILTERS_AT_ONCE)
    const { rows } = await pool.query<MembershipRow>(membershipQuery(table, some), [table.oid, from, to])
    for (const row of rows) {
      some.forEach((filter, index) => {
        found.set(`${row.seq} ${filter}`, { ...row, index })
      })
    }
  }
  return (filter, change) => {
    if (filter === null) return within(change.operation)
    const row = found.get(`${change.seq} ${filter}`)
    return row ? { before: row.before?.[row.index] ?? false, after: row.after?.[row.index] ?? false } : null
  }
}
